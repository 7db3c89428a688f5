/** Converts text, as it arrives, to the shape that `solveLines` takes. */
import { FLAG, requireValue } from '../../require.ts';

/** Whole lines in the shape of `solveLines`, and the number of bytes that they took. */
export interface CutLines {
  /**
   * 82 bytes for each line of the text. A line without exactly 81 characters becomes 81 question marks: `MALFORMED`.
   */
  readonly lines: Uint8Array;
  /** The number of bytes processed from the start; the rest is the beginning of a line. */
  readonly used: number;
}

const LINE = 82;
const LINE_FEED = 10;
const RETURN = 13;
const WRONG = 63;

/**
 * Cuts bytes of ASCII text into lines for `solveLines`, one for each line of the text, whatever its length: a short
 * line is not joined to the next. Lines may end in CR LF; with `isEnd`, the last line needs no line end. Bytes already
 * in this shape are not copied.
 */
export function cutLines(bytes: Uint8Array, isEnd: boolean): CutLines {
  requireValue('bytes', bytes, { what: 'a Uint8Array', isMet: (value) => value instanceof Uint8Array });
  requireValue('isEnd', isEnd, FLAG);
  const ends = endsOf(bytes, isEnd);
  const used = ends.length === 0 ? 0 : Math.min(bytes.length, ends[ends.length - 1] + 1);
  if (used === ends.length * LINE && ends.every((end, k) => end === k * LINE + LINE - 1)) {
    return { lines: bytes.subarray(0, used), used };
  }
  const lines = new Uint8Array(ends.length * LINE).fill(WRONG);
  let start = 0;
  for (const [k, end] of ends.entries()) {
    const stop = end > start && bytes[end - 1] === RETURN ? end - 1 : end;
    if (stop - start === LINE - 1) lines.set(bytes.subarray(start, stop), k * LINE);
    lines[k * LINE + LINE - 1] = LINE_FEED;
    start = end + 1;
  }
  return { lines, used };
}

/** The end of each line: its line feed or, for the last line, the end of the text. */
function endsOf(bytes: Uint8Array, isEnd: boolean): number[] {
  const ends: number[] = [];
  let start = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, start)) {
    ends.push(at);
    start = at + 1;
  }
  if (isEnd && start < bytes.length) ends.push(bytes.length);
  return ends;
}
