import { asUtf8, layOut, readDocument, withLineFeeds, type Order } from 'pencilmark-cli';
import { createGeometry, describeProblem, failure, ok, type Result } from 'pencilmark';
import type { Run, Source } from '../records.ts';
import { cutLines, type Piece } from './cut.ts';
import type { Input } from './open.ts';

/** Bytes of a chunk at most: it is in memory as input and as result, here and in Redis. */
export const MOST_BYTES = 1 << 23;

/** How each input holds its puzzles. Error: that of the first one that is no text, which is named. */
export async function layOutAll(inputs: readonly Input[], { work }: Order): Promise<Result<Source[]>> {
  if (work.kind === 'generate') return ok([{ name: '', layout: 'lines' }]);
  const { format, board } = work.job;
  const geometry = board && createGeometry(board);
  const sources: Source[] = [];
  for (const { name, read } of inputs) {
    try {
      const laidOut = await layOut(asUtf8(read()), format, geometry?.ok ? geometry.value : undefined);
      if (!laidOut.ok) return failure('input', `${name}: ${describeProblem(laidOut.error)}`);
      const { layout, format: found, heading, bytes } = laidOut.value;
      await bytes[Symbol.asyncIterator]().return?.();
      sources.push({ name: inputs.length > 1 ? name : '', layout, format: found, heading });
    } catch (error) {
      return failure('input', `${name}: cannot be read: ${(error as Error).message}`);
    }
  }
  return ok(sources);
}

/** All pieces of a run, in order, each with the number of its source. Throws where an input cannot be read on. */
export async function* piecesOf(
  run: Run,
  inputs: readonly Input[],
  { work }: Order,
): AsyncGenerator<Piece & { readonly source: number }, void> {
  if (work.kind === 'generate') {
    for (let first = 0; first < work.count; first += run.lines) {
      const lines = Math.min(run.lines, work.count - first);
      yield {
        source: 0,
        firstLine: first + 1,
        lines,
        bytes: new TextEncoder().encode(`${first} ${lines}\n`),
      };
    }
    return;
  }
  for (const [source, input] of inputs.entries()) {
    const text = asUtf8(input.read());
    if (run.sources[source].layout === 'lines') {
      for await (const piece of cutLines(withLineFeeds(text), run.lines, MOST_BYTES))
        yield { ...piece, source };
    } else {
      // Puzzles of several lines are read as a whole by the plain command, so that they are one piece here.
      const whole = await readDocument(text);
      if (!whole.ok) throw new Error(`${input.name}: ${describeProblem(whole.error)}`);
      const bytes = new TextEncoder().encode(whole.value);
      yield { source, bytes, firstLine: 1, lines: whole.value.split('\n').length };
    }
  }
}
