import type { Bytes } from '../io.ts';
import type { Block, LineTests } from '../job.ts';

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
 * The same blocks, except that none ends with labels, which belong to the puzzle after them or, below all puzzles, to
 * the last one; nor does a long block end with a puzzle, which its solution may follow. Where a puzzle was passed on
 * without waiting, the line of its solution is blank. Lines beyond `MAX_HELD` bytes are not held back.
 */
export async function* withLabelsBelow(
  blocks: AsyncIterable<Block>,
  { isLabel, isSolution, isWaiting }: LineTests,
): AsyncGenerator<Block, void> {
  let held: Block | undefined;
  let last = '';
  for await (const next of blocks) {
    const { bytes, firstLine } = held ? { ...held, bytes: joined(held.bytes, next.bytes) } : next;
    const labels = labelsLength(bytes, isLabel);
    const isHeld = labels > 0 || isWaiting || bytes.length > MAX_LIVE;
    const puzzle = lastPuzzle(bytes.subarray(0, bytes.length - labels), isSolution);
    const end = isHeld ? puzzle - labelsLength(bytes.subarray(0, puzzle), isLabel) : bytes.length;
    const isFlood = bytes.length - end > MAX_HELD;
    const body = copyOf(isFlood ? bytes : bytes.subarray(0, end));
    held =
      body.length < bytes.length
        ? { bytes: copyOf(bytes.subarray(body.length)), firstLine: firstLine + countLines(body) }
        : undefined;
    if (body.length === 0) continue;
    const cleared = withoutSolution(body, last, isSolution);
    if (!isBlank(cleared)) last = lastLineOf(cleared);
    // A thread takes the memory of what it is given: nothing is read of it from here on.
    yield { bytes: cleared, firstLine };
  }
  if (held) yield { ...held, bytes: withoutSolution(held.bytes, last, isSolution) };
}

const MAX_HELD = 1 << 16;
/** Shorter blocks may come from a person or a program that waits for each answer. */
const MAX_LIVE = 1 << 12;

/** A block whose first line is blank if it is the solution of the line before the block. */
function withoutSolution(bytes: Uint8Array, last: string, isSolution: LineTests['isSolution']): Uint8Array {
  const start = Math.max(
    bytes.findIndex((byte) => byte > 32),
    0,
  );
  const found = bytes.indexOf(NEWLINE, start);
  const end = found < 0 ? bytes.length : found;
  const line = bytes.subarray(start, Math.min(end, start + MAX_LINE_HELD));
  if (last !== '' && isSolution(last, decoder.decode(line))) bytes.fill(32, start, end);
  return bytes;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte <= 32);
}

/** The last line of a block, unless it is blank or too long for a puzzle. */
function lastLineOf(bytes: Uint8Array): string {
  const length = lastLineLength(bytes, bytes.length);
  return length > MAX_LINE_HELD ? '' : decoder.decode(bytes.subarray(bytes.length - length)).trim();
}

/** Where the last puzzle of a block begins, which may have its solution below. */
function lastPuzzle(bytes: Uint8Array, isSolution: LineTests['isSolution']): number {
  const start = bytes.length - lastLineLength(bytes, bytes.length);
  const above = bytes.subarray(0, start);
  return isSolution(lastLineOf(above), lastLineOf(bytes)) ? start - lastLineLength(above, start) : start;
}

/** The number of bytes of the line that ends at `end`, with the blank lines below it. */
function lastLineLength(bytes: Uint8Array, end: number): number {
  let at = end;
  while (at > 0 && bytes[at - 1] <= 32) at--;
  return at === 0 ? 0 : end - (bytes.lastIndexOf(NEWLINE, at - 1) + 1);
}

const MAX_LINE_HELD = 1 << 12;

/** The number of bytes of the labels, with the blank lines below each, at the end of a block of whole lines. */
function labelsLength(bytes: Uint8Array, isLabel: (line: string) => boolean): number {
  let length = 0;
  for (let end = bytes.length; end > 0 && bytes.length - end <= MAX_HELD;) {
    const isEnded = bytes[end - 1] === NEWLINE;
    const start = end < 2 ? 0 : bytes.lastIndexOf(NEWLINE, end - 2) + 1;
    if (end - start > MAX_LABEL) break;
    const line = decoder.decode(bytes.subarray(start, isEnded ? end - 1 : end));
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

/** Each line of a block as a block, together with the labels above it and what belongs to it below. */
export function linesOf({ bytes, firstLine }: Block, { isLabel, isSolution }: LineTests): Block[] {
  const lines: { from: number; to: number; line: number; text: string; isOpen: boolean }[] = [];
  let line = firstLine;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(NEWLINE, start) + 1 || bytes.length;
    const text = decoder.decode(bytes.subarray(start, Math.min(end, start + MAX_LINE_HELD))).trim();
    const before = lines.at(-1);
    const isTalk = text === '' || (end - start <= MAX_LABEL && isLabel(text));
    if (before && (before.isOpen || (text !== '' && isSolution(before.text, text))))
      lines[lines.length - 1] = { ...before, to: end, text, isOpen: isTalk };
    else lines.push({ from: start, to: end, line, text, isOpen: isTalk });
    start = end;
  }
  const below = lines.at(-1)?.isOpen && lines.length > 1 ? lines.pop() : undefined;
  return lines.map(({ from, to, line: first }, at) => ({
    bytes: copyOf(bytes.subarray(from, below && at === lines.length - 1 ? below.to : to)),
    firstLine: first,
  }));
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
