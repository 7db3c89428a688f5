import { detectFormat, type FormatName, placeAt, problem, type Result, ok } from 'pencilmark';
import type { Bytes } from '../io.ts';

/** How a source holds its puzzles: one a line, or spread over lines, so that it has to be read as a whole. */
export const LAYOUTS = ['lines', 'document'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface LaidOut {
  readonly layout: Layout;
  /** As asked for, else as the beginning of the text suggests. */
  readonly format?: FormatName;
  /** All bytes of the source, the ones looked at included. */
  readonly bytes: Bytes;
}

/** Formats of which each line is a puzzle. */
const LINE_FORMATS: readonly FormatName[] = ['line', 'sukaku'];

/** Larger documents are refused: they are read as a whole, and a file of this size is of another kind. */
const MAX_DOCUMENT = 1 << 26;

/** Decides by the first chunk how to read a source. An empty one has no puzzles, however it is read. */
export async function layOut(bytes: Bytes, wished?: FormatName): Promise<Result<LaidOut>> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  const head = first.done ? new Uint8Array(0) : first.value;
  const binary = head.indexOf(0);
  if (binary >= 0) return problem('file.binary', 'this is not a text', placeOfByte(head, binary));
  const found = wished ?? detectFormat(wholeLines(decoder.decode(head)));
  const isDocument = found !== undefined && !LINE_FORMATS.includes(found);
  const format = wished ?? (isDocument ? undefined : found);
  return ok({ layout: isDocument ? 'document' : 'lines', format, bytes: resumed(first, chunks) });
}

/** The whole text of a document. Error: `file.size`. */
export async function readDocument(bytes: Bytes): Promise<Result<string>> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_DOCUMENT) {
      const limit = `${MAX_DOCUMENT >> 20} MB`;
      return problem(
        'file.size',
        `puzzles of several lines are read as a whole, up to ${limit}; split the file`,
      );
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return ok(text + decoder.decode());
}

const decoder = new TextDecoder();

/** Without the last line, unless it is the only one: the chunk may have ended in the middle of it. */
function wholeLines(text: string): string {
  const end = text.lastIndexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

function placeOfByte(head: Uint8Array, at: number) {
  const before = decoder.decode(head.subarray(0, at));
  return placeAt(before, before.length);
}

async function* resumed(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>): Bytes {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
