/** Answers any number of lines, one line for each, in constant memory. */
import { countSolutions, solve } from '../ask.ts';
import { parsePlainLine } from '../formats/lines/plain-line.ts';
import { digitsAsLine } from '../formats/text/digits-line.ts';
import type { ProblemCode } from '../problem-codes.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { failure } from '../result.ts';
import { CALLBACK, type Fields, requireFields, requireValue, wholeNumber } from '../require.ts';
import { countBatch, MAX_LIMIT, solveLines } from '../solve/classic/batch.ts';
import { cutLines } from '../solve/classic/cut-lines.ts';
import { MALFORMED } from '../solve/classic/kernel.ts';
import { heeding, STOPPING, type StopSignal } from '../stopping.ts';
import { createFraming, MAX_LINE } from './framing.ts';
import { decode, encode } from './utf-8.ts';

/** Text, in chunks of any size: Node's streams, a `ReadableStream`, a list. Strings may be mixed with bytes. */
export type LineSource =
  | AsyncIterable<Uint8Array | string>
  | Iterable<Uint8Array | string>
  | { getReader(): LineReader };

/** The part of a `ReadableStream` reader that is used. */
export interface LineReader {
  /** The next chunk. */
  read(): Promise<{
    /** Whether the stream has ended. */
    readonly done: boolean;
    /** The chunk; undefined at the end. */
    readonly value?: Uint8Array | string | undefined;
  }>;
  /** Cancels the stream: no more chunks are wanted. */
  cancel(): Promise<void>;
}

/** A `TransformStream` from text or bytes to bytes, in the types of the program that uses it. */
export type LineTransform = typeof globalThis extends { TransformStream: { prototype: infer T } }
  ? T
  : { readonly readable: unknown; readonly writable: unknown };

/** How a stream is watched and ended. */
export interface StreamOptions {
  /** Once it is aborted, the stream throws its reason at the next chunk. */
  readonly signal?: StopSignal;
  /** Called for each line that cannot be read, before its answer is delivered. */
  readonly onProblem?: (problem: LineProblem) => void;
  /** Called after each block of lines. */
  readonly onProgress?: (progress: StreamProgress) => void;
}

/** Further options of `countStream`. */
export interface CountStreamOptions extends StreamOptions {
  /** The maximum count, 1 … `MAX_LIMIT`; default 2. */
  readonly limit?: number;
}

/** A line that cannot be read. */
export interface LineProblem {
  /** 1-based; blank lines count as well. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** A stable name for programs, such as `line.length`. */
  readonly code: ProblemCode;
  /** A description of the fault for people, without the place. */
  readonly message: string;
}

/** The progress of a stream. */
export interface StreamProgress {
  /** Lines answered. */
  readonly lines: number;
  /** Lines among them that could not be read. */
  readonly problems: number;
}

const FIELDS: Fields<StreamOptions> = {
  signal: STOPPING.signal,
  onProblem: CALLBACK,
  onProgress: CALLBACK,
};

const COUNT_FIELDS: Fields<CountStreamOptions> = { ...FIELDS, limit: wholeNumber(1, MAX_LIMIT) };

const SOURCE = {
  what: 'something to iterate over, or a ReadableStream',
  isMet: (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Uint8Array) &&
    (Symbol.asyncIterator in value || Symbol.iterator in value || 'getReader' in value),
};

/**
 * Solves the puzzle of each line and yields, as bytes, a line for each: its solution, `no solution`, or `invalid: …`
 * with what is wrong; a blank line stays blank. A line is a plain board of any size, as `solve` takes it; classic ones
 * are solved by the batch. If there are several solutions, the first is given. Throws a RangeError for wrong options.
 *
 * @example
 * await pipeline(process.stdin, (lines) => solveStream(lines), process.stdout);
 */
export function solveStream(
  source: LineSource,
  options: StreamOptions = {},
): AsyncGenerator<Uint8Array, void> {
  return answersTo(source, options, solving(options));
}

/**
 * Like `solveStream`, as an argument for `ReadableStream.pipeThrough`.
 *
 * @example
 * const answers = file.stream().pipeThrough(solveTransform());
 */
export function solveTransform(options: StreamOptions = {}): LineTransform {
  return transformBy(options, solving(options));
}

function solving(options: StreamOptions): Question {
  requireFields('options', options, FIELDS);
  const { signal } = options;
  return {
    batch(lines, counts) {
      const solved = new Uint8Array(lines.length);
      solveLines(lines, solved, counts, { limit: 1, signal });
      if (counts.every((found) => found === 1)) return { whole: solved, answer: () => '' };
      const text = decode(solved);
      return { answer: (at) => (counts[at] === 0 ? NONE : text.slice(at * STRIDE, at * STRIDE + CELLS)) };
    },
    single(puzzle) {
      const { solution } = solve(puzzle, { signal });
      return solution ? digitsAsLine(puzzle.geometry, solution) : NONE;
    },
  };
}

/**
 * Like `solveStream`, but yields the number of solutions of each line, up to `limit`.
 *
 * @example
 * for await (const bytes of countStream(file.readable)) process.stdout.write(bytes);
 */
export function countStream(
  source: LineSource,
  options: CountStreamOptions = {},
): AsyncGenerator<Uint8Array, void> {
  return answersTo(source, options, counting(options));
}

/**
 * Like `countStream`, as an argument for `ReadableStream.pipeThrough`.
 *
 * @example
 * const counts = response.body.pipeThrough(countTransform({ limit: 10 }));
 */
export function countTransform(options: CountStreamOptions = {}): LineTransform {
  return transformBy(options, counting(options));
}

function counting(options: CountStreamOptions): Question {
  requireFields('options', options, COUNT_FIELDS);
  const { limit = 2, signal } = options;
  return {
    batch(lines, counts) {
      countBatch(digitsOf(lines), counts, { limit, signal });
      return { answer: (at) => String(counts[at]) };
    },
    single: (puzzle) => String(countSolutions(puzzle, limit, { signal }).count),
  };
}

const CHUNK = {
  what: 'a Uint8Array or a text',
  isMet: (value: unknown): boolean => typeof value === 'string' || value instanceof Uint8Array,
};

const CELLS = 81;
const STRIDE = CELLS + 1;
const LINE_FEED = 10;
const NONE = 'no solution';

/** The operations of one kind of question. */
interface Question {
  /**
   * Answers lines of 82 bytes and sets their counts; returns `whole`, all of the output, if every line has a usual
   * answer.
   */
  readonly batch: (
    lines: Uint8Array,
    counts: Uint32Array,
  ) => { readonly whole?: Uint8Array; readonly answer: (at: number) => string };
  readonly single: (puzzle: Puzzle) => string;
}

function answersTo(
  source: LineSource,
  options: StreamOptions,
  question: Question,
): AsyncGenerator<Uint8Array, void> {
  requireValue('source', source, SOURCE);
  heeding(options);
  return answered(source, createAnswering(options, question));
}

async function* answered(source: LineSource, answering: Answering): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunksOf(source)) yield* answering.push(chunk);
  yield* answering.end();
}

function transformBy(options: StreamOptions, question: Question): LineTransform {
  heeding(options);
  const { push, end } = createAnswering(options, question);
  const hand = (answers: Iterable<Uint8Array>, to: Controller) => {
    for (const bytes of answers) to.enqueue(bytes);
  };
  const { TransformStream } = globalThis as unknown as { TransformStream: TransformStreamClass };
  return new TransformStream({
    transform: (chunk, to) => hand(push(chunk), to),
    flush: (to) => hand(end(), to),
  });
}

/** The part of the class `TransformStream` that is used; all hosts have it. */
type TransformStreamClass = new (transformer: {
  transform: (chunk: Uint8Array | string, to: Controller) => void;
  flush: (to: Controller) => void;
}) => LineTransform;

interface Controller {
  enqueue(bytes: Uint8Array): void;
}

/** Chunks in, answers out. */
interface Answering {
  readonly push: (chunk: Uint8Array | string) => Iterable<Uint8Array>;
  readonly end: () => Iterable<Uint8Array>;
}

function createAnswering({ signal, onProblem, onProgress }: StreamOptions, question: Question): Answering {
  const framing = createFraming();
  let lines = 0;
  let problems = 0;
  const complain = (problem: LineProblem): void => {
    problems++;
    onProblem?.(problem);
  };
  const answer = (block: Uint8Array): Uint8Array => {
    const { bytes, count } = answerBlock(block, lines + 1, question, complain);
    lines += count;
    onProgress?.({ lines, problems });
    return bytes;
  };
  return {
    *push(chunk) {
      requireValue('chunk', chunk, CHUNK);
      for (const block of framing.push(typeof chunk === 'string' ? encode(chunk) : chunk)) {
        signal?.throwIfAborted();
        yield answer(block);
      }
    },
    *end() {
      const last = framing.end();
      if (last) yield answer(last);
    },
  };
}

function answerBlock(
  block: Uint8Array,
  firstLine: number,
  question: Question,
  complain: (problem: LineProblem) => void,
): { bytes: Uint8Array; count: number } {
  const { lines } = cutLines(block, true);
  const count = lines.length / STRIDE;
  const counts = new Uint32Array(count);
  const { whole, answer } = question.batch(lines, counts);
  if (whole) return { bytes: whole, count };
  let text = '';
  let start = 0;
  for (let at = 0; at < count; at++) {
    const end = block.indexOf(LINE_FEED, start);
    text +=
      counts[at] === MALFORMED
        ? `${answerAlone(decode(block.subarray(start, end)), firstLine + at, question, complain)}\n`
        : `${answer(at)}\n`;
    start = end + 1;
  }
  return { bytes: encode(text), count };
}

/** Answers a line that the batch does not take: blank, of another board, or invalid. */
function answerAlone(
  text: string,
  line: number,
  { single }: Question,
  complain: (problem: LineProblem) => void,
): string {
  if (text.trim() === '') return '';
  const read = text.length > MAX_LINE ? TOO_LONG : parsePlainLine(text);
  if (read.ok) return single(read.value);
  const { code, message, at } = read.error;
  const column = at?.column ?? MAX_LINE;
  complain({ line, column, code, message });
  return `invalid: line ${line}, column ${column}: ${message}`;
}

const TOO_LONG = failure('line.length', `The line has more than ${MAX_LINE} bytes.`);

/** Lines of 82 bytes as 81 digits each, 0 for empty; any other character becomes a value that no solver accepts. */
function digitsOf(lines: Uint8Array): Uint8Array {
  const digits = new Uint8Array((lines.length / STRIDE) * CELLS);
  for (let from = 0, to = 0; from < lines.length; from++) {
    const byte = lines[from];
    if (byte !== LINE_FEED) digits[to++] = byte === DOT ? 0 : byte < ZERO || byte > NINE ? 255 : byte - ZERO;
  }
  return digits;
}

const DOT = 46;
const ZERO = 48;
const NINE = 57;

async function* chunksOf(source: LineSource): AsyncGenerator<Uint8Array | string, void> {
  if (!('getReader' in source)) return yield* source;
  const reader = source.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (value !== undefined) yield value;
    }
  } finally {
    await reader.cancel();
  }
}
