import { countBatch, MALFORMED, MAX_LIMIT, solveLines } from 'pencilmark';
import { isClassicSpec } from 'pencilmark/internal';
import type { Clock, Job } from './job.ts';
import { COMPLETE } from './answers/check.ts';
import { solutionsText } from './answers/bound.ts';
import { limitRemark } from './answers/count.ts';
import type { Question } from './answers/question.ts';
import type { Reply } from './answers/reply.ts';
import { NO_SOLUTION } from './answers/solve.ts';
import { EXIT } from './exit.ts';

const CELLS = 81;
const STRIDE = CELLS + 1;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const DOT = 46;
const ZERO = 48;

/** The answers to lines of a block that the batch solver of classic puzzles can give. */
export interface BatchAnswers {
  /** All results in one piece, if every line was solved. */
  readonly whole?: Uint8Array;
  /** Number of puzzles in `whole`. */
  readonly puzzles: number;
  /** The reply to the n-th line of the block, from 0; undefined if the line needs the slow path. */
  readonly replyTo: (line: number) => Reply | undefined;
}

/**
 * Answers the plain lines of a block at once: 81 characters, `.` or `0` for empty. Files with millions of puzzles take
 * this path, so anything that can be done for all lines at once is. Undefined if the job is of another kind.
 */
export function answerInBatch(job: Job, bytes: Uint8Array, clock: Clock): BatchAnswers | undefined {
  const { question } = job;
  if (!isPlain(job) || !isBatched(question)) return undefined;
  const lines = findLines(bytes);
  if (lines.plain === 0) return undefined;
  return question.name === 'solve' ? solved(lines, clock) : counted(question, lines, clock);
}

/** Whether a job is about lines of classic puzzles, answered as text. */
function isPlain({ board, format, isJson }: Job): boolean {
  if (isJson || (board !== undefined && !isClassicSpec(board))) return false;
  return format === undefined || format === 'line';
}

function isBatched(question: Question): question is Question<'solve' | 'count' | 'check'> {
  switch (question.name) {
    case 'solve': {
      const { algorithm, limit, to = 'line' } = question;
      return algorithm === undefined && limit === 1 && to === 'line';
    }
    case 'count':
      return question.limit <= MAX_LIMIT;
    default:
      return question.name === 'check' && question.minimal === undefined;
  }
}

interface Lines {
  readonly count: number;
  /** The number of lines with 81 characters. */
  readonly plain: number;
  /** For each line, its index among those, or −1. */
  readonly index: Int32Array;
  /** Those lines, each with a line feed. */
  readonly packed: Uint8Array;
}

/** Finds the lines of 81 characters. If there are no others, `packed` is the block itself. */
function findLines(bytes: Uint8Array): Lines {
  const index: number[] = [];
  const starts: number[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    const length = end - start - (end > start && bytes[end - 1] === CARRIAGE_RETURN ? 1 : 0);
    index.push(length === CELLS ? starts.length : -1);
    if (length === CELLS) starts.push(start);
    start = end + 1;
  }
  const plain = starts.length;
  const isPacked =
    plain === index.length &&
    bytes.length === plain * STRIDE &&
    bytes.at(-1) === LINE_FEED &&
    starts.every((start, at) => start === at * STRIDE);
  return {
    count: index.length,
    plain,
    index: Int32Array.from(index),
    packed: isPacked ? bytes : pack(bytes, starts),
  };
}

function pack(bytes: Uint8Array, starts: readonly number[]): Uint8Array {
  const packed = new Uint8Array(starts.length * STRIDE).fill(LINE_FEED);
  for (const [at, start] of starts.entries()) packed.set(bytes.subarray(start, start + CELLS), at * STRIDE);
  return packed;
}

function solved({ count, plain, index, packed }: Lines, { onProgress }: Clock): BatchAnswers {
  const output = new Uint8Array(plain * STRIDE);
  const counts = new Uint32Array(plain);
  solveLines(packed, output, counts, { limit: 1, onProgress: progressOf(onProgress) });
  if (count === plain && counts.every((found) => found === 1)) {
    return { whole: output, puzzles: plain, replyTo: () => undefined };
  }
  const text = new TextDecoder().decode(output);
  const replyTo = (line: number): Reply | undefined => {
    const at = index[line] ?? -1;
    if (at < 0 || counts[at] === MALFORMED) return undefined;
    if (counts[at] === 0) return { text: NO_SOLUTION, facts: NO_FACTS, exit: EXIT.noResult };
    return { text: text.slice(at * STRIDE, at * STRIDE + CELLS), facts: NO_FACTS, exit: EXIT.done };
  };
  return { puzzles: plain, replyTo };
}

function counted(
  question: Question<'count' | 'check'>,
  { plain, index, packed }: Lines,
  { onProgress }: Clock,
): BatchAnswers {
  const most = question.name === 'check' ? 2 : question.limit;
  const counts = new Uint32Array(plain);
  const digits = asDigits(packed);
  countBatch(digits, counts, { limit: most, onProgress: progressOf(onProgress) });
  const replyTo = (line: number): Reply | undefined => {
    const at = index[line] ?? -1;
    const found = at < 0 ? MALFORMED : counts[at];
    if (found === MALFORMED) return undefined;
    if (question.name === 'count') {
      const isExact = found < most;
      const remark = isExact ? undefined : limitRemark(found, question.limitIs);
      const text = solutionsText(found, isExact);
      return { text, facts: NO_FACTS, exit: found > 0 ? EXIT.done : EXIT.noResult, remark };
    }
    // Without a solution the givens may conflict, which is another answer.
    if (found === 0) return undefined;
    const isFull = !digits.subarray(at * CELLS, (at + 1) * CELLS).includes(0);
    return {
      text: found > 1 ? 'multiple' : isFull ? COMPLETE : 'unique',
      facts: NO_FACTS,
      exit: found === 1 ? EXIT.done : EXIT.noResult,
    };
  };
  return { puzzles: plain, replyTo };
}

/** Lines as digits, 0 for empty; any other character becomes a value that no solver accepts. */
function asDigits(packed: Uint8Array): Uint8Array {
  const digits = new Uint8Array((packed.length / STRIDE) * CELLS);
  for (let from = 0, to = 0; from < packed.length; from++) {
    const byte = packed[from];
    if (byte === LINE_FEED) continue;
    digits[to++] = byte === DOT ? 0 : byte - ZERO;
  }
  return digits;
}

const NO_FACTS = () => ({});

function progressOf(onProgress: Clock['onProgress']): (() => void) | undefined {
  return onProgress && (() => onProgress({ guesses: 0, solutions: 0 }));
}
