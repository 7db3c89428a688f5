/** Reassembles the lines of a stream from chunks that ignore line ends. */

/** No puzzle is longer: one of 36×36 cells with a blank after each has 2,592 bytes. Longer lines are truncated here. */
export const MAX_LINE = 4096;

/** Bytes that are cut at once: more would not be faster. */
const PIECE = 1 << 16;

const LINE_FEED = 10;
const RETURN = 13;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Cuts chunks into whole lines, each ended by a line feed. Mutable. */
export interface Framing {
  /** The lines completed by this chunk, in blocks. */
  readonly push: (chunk: Uint8Array) => Generator<Uint8Array, void>;
  /** The last line, if it has no line end. */
  readonly end: () => Uint8Array | undefined;
}

/**
 * Line ends are LF, CR LF and CR, even if CR LF is split between two chunks. A line longer than `MAX_LINE` bytes is
 * truncated, so that memory stays constant on a stream without line ends.
 */
export function createFraming(): Framing {
  let rest: Uint8Array = new Uint8Array(0);
  let isFirst = true;
  let afterReturn = false;
  let isSkipping = false;

  function lines(piece: Uint8Array): Uint8Array | undefined {
    let fresh = piece;
    if (afterReturn && fresh[0] === LINE_FEED) fresh = fresh.subarray(1);
    afterReturn = piece[piece.length - 1] === RETURN;
    if (fresh.includes(RETURN)) fresh = withLineFeeds(fresh);
    if (isSkipping) {
      const end = fresh.indexOf(LINE_FEED);
      if (end < 0) return undefined;
      isSkipping = false;
      fresh = fresh.subarray(end + 1);
    }
    const end = fresh.lastIndexOf(LINE_FEED) + 1;
    const whole = end > 0 ? joined(rest, fresh.subarray(0, end)) : undefined;
    // A copy, because the caller may reuse the memory of its chunk.
    rest = end > 0 ? fresh.slice(end) : joined(rest, fresh);
    if (rest.length <= MAX_LINE) return whole;
    const cut = ended(rest.subarray(0, MAX_LINE + 1));
    isSkipping = true;
    rest = new Uint8Array(0);
    return whole ? joined(whole, cut) : cut;
  }

  return {
    *push(chunk) {
      const from = isFirst && BYTE_ORDER_MARK.every((byte, at) => chunk[at] === byte) ? 3 : 0;
      if (chunk.length > 0) isFirst = false;
      for (let start = from; start < chunk.length; start += PIECE) {
        const block = lines(chunk.subarray(start, start + PIECE));
        if (block) yield block;
      }
    },
    end: () => (rest.length > 0 ? ended(rest) : undefined),
  };
}

function withLineFeeds(bytes: Uint8Array): Uint8Array {
  const kept = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === LINE_FEED && at > 0 && bytes[at - 1] === RETURN) continue;
    kept[length++] = byte === RETURN ? LINE_FEED : byte;
  }
  return kept.subarray(0, length);
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b.slice();
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function ended(bytes: Uint8Array): Uint8Array {
  return joined(bytes, Uint8Array.of(LINE_FEED));
}
