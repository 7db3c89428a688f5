import {
  detectFormat,
  type FormatName,
  type Geometry,
  MAX_SIZE,
  parseLine,
  parsePuzzles,
  type Result,
} from 'pencilmark';
import { failure, ok, placeAt } from 'pencilmark/internal';
import type { Bytes } from '../io.ts';
import { resumed } from './gzip.ts';
import { headingOfJson } from './json-rows.ts';

/** How a source holds its puzzles: one per line, or spread over lines, so that it has to be read as a whole. */
export const LAYOUTS = ['lines', 'document'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface LaidOut {
  readonly layout: Layout;
  /** As requested, otherwise as the beginning of the text suggests. */
  readonly format?: FormatName;
  /** The first line, if it names the columns of a table. */
  readonly heading?: string;
  /** All bytes of the source, including those examined. */
  readonly bytes: Bytes;
}

/** First bytes, with which no text begins, of files that are not unpacked here. */
const PACKED: readonly { readonly name: string; readonly magic: readonly number[] }[] = [
  { name: 'Zstandard', magic: [0x28, 0xb5, 0x2f, 0xfd] },
  { name: 'xz', magic: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0] },
  { name: '7-Zip', magic: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { name: 'ZIP', magic: [0x50, 0x4b, 3, 4] },
  // After the size of its blocks, the first six digits of pi.
  ...[...'123456789'].map((size) => ({
    name: 'bzip2',
    magic: [...`BZh${size}1AY&SY`].map((sign) => sign.charCodeAt(0)),
  })),
];

/** Bytes examined before a source without a readable line is given up. */
const HEAD = 1 << 16;

/** Larger documents are rejected: they are read as a whole, and a file of this size is of another kind. */
const MAX_DOCUMENT = 1 << 26;

/**
 * Decides how to read a source by its beginning. As soon as a line is a puzzle by itself, the answer is known; until
 * then it waits for more, since a board may arrive line by line, for instance from a keyboard.
 * Error: `file.binary`.
 */
export async function layOut(
  bytes: Bytes,
  requested: FormatName | undefined,
  geometry: Geometry | undefined,
): Promise<Result<LaidOut>> {
  const chunks = bytes[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  const mayBeTable = requested === undefined || requested === 'table';
  let ofJson: string | undefined;
  let isClear = requested !== undefined;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head = head.length === 0 ? next.value : Buffer.concat([head, next.value]);
    const text = decoder.decode(head);
    ofJson = mayBeTable ? headingOfJson(text) : undefined;
    isClear ||= ofJson !== undefined || hasPuzzleLine(text, geometry);
    if (isClear || head.length >= HEAD) break;
  }
  const packed = PACKED.find(({ magic }) => magic.every((byte, at) => head[at] === byte));
  if (packed) return failure('file.binary', `this is packed by ${packed.name}; unpack it first`);
  const binary = isText(head) ? -1 : head.findIndex(isControl);
  if (binary >= 0) return failure('file.binary', 'this is not a text', placeOfByte(head, binary));
  if (ofJson !== undefined)
    return ok({ layout: 'lines', format: 'table', heading: ofJson, bytes: resumed(head, chunks) });
  const whole = withoutTornLine(decoder.decode(head));
  const text = requested === undefined ? withoutOverlongLines(whole) : whole;
  const found = requested ?? detectFormat(text, { geometry });
  const layout = layoutOf(text, found, isClear ? 'clear' : 'unclear', geometry);
  // A document is detected again once it is complete.
  const isOfLines = layout === 'lines' && (found === 'sukaku' || found === 'table');
  const format = requested ?? (isOfLines ? found : undefined);
  const heading = format === 'table' ? linesIn(text).find((line) => line.trim() !== '') : undefined;
  return ok({ layout, format, heading: heading?.trim(), bytes: resumed(head, chunks) });
}

/** The whole text of a document. Error: `file.size`. */
export async function readDocument(bytes: Bytes): Promise<Result<string>> {
  const stream = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_DOCUMENT) {
      const limit = `${MAX_DOCUMENT >> 20} MB`;
      return failure(
        'file.size',
        `puzzles of several lines are read as a whole, up to ${limit}; split the file`,
      );
    }
    text += stream.decode(chunk, { stream: true });
  }
  return ok(text + stream.decode());
}

const decoder = new TextDecoder();

function layoutOf(
  text: string,
  format: FormatName | undefined,
  state: 'clear' | 'unclear',
  geometry: Geometry | undefined,
): Layout {
  const lines = linesIn(text).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  if (lines.length === 0 || format === 'table') return 'lines';
  // The formats give the best message for text that is not a puzzle: they recognise some formats that they cannot read.
  const isStrange =
    state === 'unclear' && (format === undefined || (format === 'line' && lines.length === 1));
  if (isStrange) return 'document';
  if (format === undefined || format === 'line') return 'lines';
  // The 729 characters of a sukaku may be broken into many lines.
  if (format === 'sukaku') return parsePuzzles(lines[0], { format, geometry }).ok ? 'lines' : 'document';
  // Lines without a gap that are too long for a row of any board are malformed puzzles.
  const widest = Math.max(MAX_SIZE, geometry?.columns ?? 0);
  const areLong = lines.every((line) => line.trim().length > widest && !/[\s|,]/.test(line.trim()));
  return format === 'grid' && areLong ? 'lines' : 'document';
}

function hasPuzzleLine(text: string, geometry: Geometry | undefined): boolean {
  return linesIn(text).some((line) => {
    const read = parseLine(line, { geometry });
    return read.ok;
  });
}

/** Line ends are LF, CR LF or CR. */
function linesIn(text: string): string[] {
  return text.split(/\r\n|[\n\r]/);
}

/**
 * A line too long for any puzzle is rejected by itself and says nothing about the others, unless the text may have such
 * lines: JSON, XML, links.
 */
function withoutOverlongLines(text: string): string {
  if (text.length < OVERLONG || /^[\s\uFEFF]*[[{<]|[=:]/.test(text.slice(0, 200))) return text;
  return linesIn(text)
    .filter((line) => line.length < OVERLONG)
    .join('\n');
}

/** In characters; the longest puzzle on one line has fewer. */
const OVERLONG = 20_000;

/** A few bytes that never occur in text mean damaged lines; a larger share means another kind of file. */
function isText(head: Uint8Array): boolean {
  const strange = head.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0);
  return strange < 8 || strange * 10 < head.length;
}

function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 27);
}

/**
 * Drops a last line that is shorter than the one before it, because the beginning may end in the middle of it. A line
 * of full length is kept, since the last row of a grid distinguishes it from a list of small boards.
 */
function withoutTornLine(text: string): string {
  const [before, last] = linesIn(text).slice(-2);
  return last === undefined || last.length >= before.length ? text : text.slice(0, text.length - last.length);
}

function placeOfByte(head: Uint8Array, at: number) {
  const before = decoder.decode(head.subarray(0, at));
  return placeAt(before, before.length);
}
