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

/**
 * The same blocks, except that none ends with labels, which belong to the puzzle after them. Labels beyond `MAX_HELD`
 * bytes are not held back.
 */
export async function* withLabelsBelow(
  blocks: AsyncIterable<Block>,
  isLabel: (line: string) => boolean,
): AsyncGenerator<Block, void> {
  let held: Block | undefined;
  for await (const next of blocks) {
    const { bytes, firstLine } = held ? { ...held, bytes: joined(held.bytes, next.bytes) } : next;
    const end = bytes.length - labelsLength(bytes, isLabel);
    const isFlood = bytes.length - end > MAX_HELD;
    const body = copyOf(isFlood ? bytes : bytes.subarray(0, end));
    if (body.length > 0) yield { bytes: body, firstLine };
    held =
      body.length < bytes.length
        ? { bytes: copyOf(bytes.subarray(end)), firstLine: firstLine + countLines(body) }
        : undefined;
  }
  if (held) yield held;
}

const MAX_HELD = 1 << 16;

/** The number of bytes of the labels, with the blank lines below each, at the end of a block of whole lines. */
function labelsLength(bytes: Uint8Array, isLabel: (line: string) => boolean): number {
  let length = 0;
  for (let end = bytes.length; end > 0 && bytes[end - 1] === NEWLINE && bytes.length - end <= MAX_HELD;) {
    const start = end < 2 ? 0 : bytes.lastIndexOf(NEWLINE, end - 2) + 1;
    if (end - start > MAX_LABEL) break;
    const line = decoder.decode(bytes.subarray(start, end - 1));
    if (line.trim() !== '') {
      if (!isLabel(line)) break;
      length = bytes.length - start;
    }
    end = start;
  }
  return length;
}

/** Longer lines, in bytes, are no labels. */
const MAX_LABEL = 1_000;

const decoder = new TextDecoder();

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
