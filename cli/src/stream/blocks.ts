import type { Bytes } from '../io.ts';
import type { Block } from '../job.ts';

/** Longer lines are truncated and rejected: they keep memory constant even on a file without a single line break. */
export const MAX_LINE = 1 << 20;

const NEWLINE = 10;

/**
 * Cuts bytes into blocks of whole lines, each of about `wanted()` bytes and at least one line, without waiting for more
 * input than a block needs: a line that arrives alone on a pipe is a block. A line longer than `MAX_LINE` is truncated
 * to its first `MAX_LINE` bytes, which no format reads.
 */
export async function* wholeLines(chunks: Bytes, wanted: () => number): AsyncGenerator<Block, void> {
  let rest: Uint8Array = new Uint8Array(0);
  let line = 1;
  let skipping = false;
  for await (const chunk of chunks) {
    let fresh = chunk;
    if (skipping) {
      const end = fresh.indexOf(NEWLINE);
      if (end < 0) continue;
      fresh = fresh.subarray(end + 1);
      skipping = false;
    }
    rest = joined(rest, fresh);
    while (rest.length > 0) {
      const length = blockLength(rest, wanted());
      if (length === 0) break;
      const block = { bytes: copyOf(rest.subarray(0, length)), firstLine: line };
      rest = rest.subarray(length);
      line += countLines(block.bytes);
      yield block;
    }
    if (rest.length > MAX_LINE) {
      yield { bytes: copyOf(rest.subarray(0, MAX_LINE)), firstLine: line };
      line++;
      rest = rest.subarray(0, 0);
      skipping = true;
    }
  }
  if (rest.length > 0) yield { bytes: copyOf(rest), firstLine: line };
}

/** Each line of a block as a block. */
export function linesOf({ bytes, firstLine }: Block): Block[] {
  const lines: Block[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, start) + 1 || bytes.length;
    lines.push({ bytes: copyOf(bytes.subarray(start, end)), firstLine: firstLine + lines.length });
    start = end;
  }
  return lines;
}

/** Uses its own memory, which may go to a thread. `slice` would not do: a slice of a Buffer shares memory. */
function copyOf(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/**
 * The number of bytes up to the last line break within `wanted`, or to the first one after it; 0 if there is none at
 * all.
 */
function blockLength(bytes: Uint8Array, wanted: number): number {
  if (bytes.length > wanted) {
    const within = bytes.lastIndexOf(NEWLINE, wanted - 1);
    return within >= 0 ? within + 1 : bytes.indexOf(NEWLINE, wanted) + 1;
  }
  return bytes.lastIndexOf(NEWLINE) + 1;
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
}
