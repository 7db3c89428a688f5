import { type Bytes, MAX_LINE } from 'pencilmark-cli';

/** Consecutive lines of a source. */
export interface Piece {
  /** Its bytes, in order; each line ends with LF. */
  readonly parts: readonly Uint8Array[];
  /** Total bytes of all parts. */
  readonly size: number;
  /** 1-based. */
  readonly firstLine: number;
  readonly lines: number;
}

const LINE_FEED = 10;
const BREAK = Uint8Array.of(LINE_FEED);

/**
 * Cuts text whose lines end with LF into pieces of `lines` lines, or fewer where they would have more than `most`
 * bytes. Where it cuts depends on the text and these two alone, so that the same input is cut alike each time. Like the
 * plain command, it truncates a line longer than `MAX_LINE`, so that no format reads it. Nothing is copied: the parts
 * are views of the blocks that came.
 */
export async function* cutLines(text: Bytes, lines: number, most: number): AsyncGenerator<Piece, void> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let count = 0;
  let firstLine = 1;
  /** The beginning of a line in earlier blocks. */
  let open: Uint8Array[] = [];
  let openSize = 0;
  let isSkipping = false;
  const take = (): Piece => {
    const piece = { parts, size, firstLine, lines: count };
    firstLine += count;
    [parts, size, count] = [[], 0, 0];
    return piece;
  };
  /** Adds the unfinished line, with the break that it lacks. */
  function* endOpen(): Generator<Piece, void> {
    if (count > 0 && size + openSize + 1 > most) yield take();
    parts.push(...open, BREAK);
    size += openSize + 1;
    [open, openSize] = [[], 0];
    if (++count === lines) yield take();
  }
  for await (const block of text) {
    let at = 0;
    if (isSkipping) {
      at = block.indexOf(LINE_FEED) + 1;
      if (at === 0) continue;
      isSkipping = false;
    }
    /** From here on, the block has not been added to the parts yet. */
    let start = at;
    for (let end = block.indexOf(LINE_FEED, at) + 1; end > 0; end = block.indexOf(LINE_FEED, at) + 1) {
      const length = openSize + end - at;
      if (length - 1 > MAX_LINE) {
        if (at > start) parts.push(block.subarray(start, at));
        open.push(block.subarray(at, at + MAX_LINE - openSize));
        openSize = MAX_LINE;
        yield* endOpen();
        at = end;
        start = at;
        continue;
      }
      if (count > 0 && size + length > most) {
        if (at > start) parts.push(block.subarray(start, at));
        yield take();
        start = at;
      }
      parts.push(...open);
      [open, openSize] = [[], 0];
      size += length;
      at = end;
      if (++count === lines) {
        parts.push(block.subarray(start, at));
        yield take();
        start = at;
      }
    }
    if (at > start) parts.push(block.subarray(start, at));
    if (at < block.length) open.push(block.subarray(at));
    openSize += block.length - at;
    if (openSize > MAX_LINE) {
      const last = open.pop()!;
      open.push(last.subarray(0, last.length - (openSize - MAX_LINE)));
      openSize = MAX_LINE;
      yield* endOpen();
      isSkipping = true;
    }
  }
  if (openSize > 0) yield* endOpen();
  if (count > 0) yield take();
}
