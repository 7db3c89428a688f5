import { asUtf8, layOut, readDocument, withLineFeeds, type Order } from 'pencilmark-cli';
import { createGeometry, describeProblem, type Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { MAX_BYTES, type Run, type Source } from '../records.ts';
import { cutLines, type Piece } from './cut.ts';
import type { Input } from './open.ts';

/**
 * How each input holds its puzzles. Error: that of the first input that is not text, or that workers cannot read `in
 * place`, with its name.
 */
export async function layOutAll(
  inputs: readonly Input[],
  { work }: Order,
  reading: 'in place' | 'copied',
): Promise<Result<Source[]>> {
  if (work.kind === 'generate') return ok([{ name: '', layout: 'lines' }]);
  const { format, board } = work.job;
  const geometry = board && createGeometry(board);
  const sources: Source[] = [];
  for (const { name, read, plainFile } of inputs) {
    try {
      const laidOut = await layOut(asUtf8(read()), format, geometry?.ok ? geometry.value : undefined);
      if (!laidOut.ok) return failure('input', `${name}: ${describeProblem(laidOut.error)}`);
      const { layout, format: found, heading, bytes } = laidOut.value;
      await bytes[Symbol.asyncIterator]().return?.();
      const path = reading === 'in place' ? plainFile : undefined;
      if (reading === 'in place' && (path === undefined || layout !== 'lines'))
        return failure(
          'input',
          `${name}: --in-place takes files of one puzzle a line, not packed, with LF as ends`,
        );
      sources.push({ name: inputs.length > 1 ? name : '', layout, format: found, heading, path });
    } catch (error) {
      return failure('input', `${name}: cannot be read: ${(error as Error).message}`);
    }
  }
  return ok(sources);
}

/** All pieces of a run, in order, each with the index of its source. Throws if an input becomes unreadable. */
export async function* piecesOf(
  run: Run,
  inputs: readonly Input[],
  { work }: Order,
): AsyncGenerator<Piece & { readonly source: number }, void> {
  if (work.kind === 'generate') {
    for (let first = 0; first < work.count; first += run.lines) {
      const lines = Math.min(run.lines, work.count - first);
      yield { source: 0, firstLine: first + 1, lines, ...whole(`${first} ${lines}\n`) };
    }
    return;
  }
  for (const [source, input] of inputs.entries()) {
    const text = asUtf8(input.read());
    if (run.sources[source].layout === 'lines') {
      for await (const piece of cutLines(withLineFeeds(text), run.lines, MAX_BYTES))
        yield { ...piece, source };
    } else {
      // The plain command reads puzzles of several lines as a whole, so they are one piece here.
      const read = await readDocument(text);
      if (!read.ok) throw new Error(`${input.name}: ${describeProblem(read.error)}`);
      yield { source, firstLine: 1, lines: read.value.split('\n').length, ...whole(read.value) };
    }
  }
}

function whole(text: string): Pick<Piece, 'parts' | 'size'> {
  const bytes = new TextEncoder().encode(text);
  return { parts: [bytes], size: bytes.length };
}
