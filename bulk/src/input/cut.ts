import { type Bytes, wholeLines } from 'pencilmark-cli';

/** Lines of a source that belong together. */
export interface Piece {
  readonly bytes: Uint8Array;
  /** 1-based. */
  readonly firstLine: number;
  readonly lines: number;
}

const BLOCK = 1 << 18;
const LINE_FEED = 10;

/**
 * Cuts text whose lines end with LF into pieces of `lines` lines, or fewer where they would have more than `most`
 * bytes. Where it cuts depends on the text and these two alone, so that the same input is cut alike each time.
 */
export async function* cutLines(text: Bytes, lines: number, most: number): AsyncGenerator<Piece, void> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let count = 0;
  let firstLine = 1;
  const take = (): Piece => {
    const piece = { bytes: joined(parts, size), firstLine, lines: count };
    firstLine += count;
    [parts, size, count] = [[], 0, 0];
    return piece;
  };
  for await (const block of wholeLines(text, () => BLOCK)) {
    const bytes = withLastBreak(block.bytes);
    let start = 0;
    for (let at = 0; at < bytes.length;) {
      const end = bytes.indexOf(LINE_FEED, at) + 1;
      if (count > 0 && size + (end - start) > most) {
        parts.push(bytes.subarray(start, at));
        size += at - start;
        yield take();
        start = at;
      }
      count++;
      at = end;
      if (count === lines) {
        parts.push(bytes.subarray(start, end));
        size += end - start;
        yield take();
        start = end;
      }
    }
    parts.push(bytes.subarray(start));
    size += bytes.length - start;
  }
  if (size > 0) yield take();
}

/** A line that was cut because of its length has no break of its own, nor may the last one of a file. */
function withLastBreak(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === LINE_FEED ? bytes : joined([bytes, Uint8Array.of(LINE_FEED)], bytes.length + 1);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
