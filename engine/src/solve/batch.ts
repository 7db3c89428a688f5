/**
 * Many classic 9×9 puzzles at once, from and to typed buffers, and single ones through the same solvers.
 *
 * A puzzle is 81 bytes, row by row: 0 for an empty cell, 1–9 for a digit. As text it is a line of 81 characters
 * (`.` or `0` for an empty cell) and a line feed, 82 bytes. A batch may hold any number of puzzles; it is worked
 * through in chunks, so nothing but the caller's own buffers grows with it.
 *
 * The kernel does the work where it can be had, else the band solver; the answers are the same. That holds for
 * puzzles with several solutions too: the one reported is the first that the band solver comes upon.
 */
import { beginBands, type BandSearch, newBandSearch, runBands } from './bands.ts';
import { borrowKernel, GIVEN_UP, type Kernel, kernelProblem, MALFORMED, returnKernel } from './kernel.ts';

export { MALFORMED };

export const CLASSIC_SOLVERS = ['kernel', 'bands'] as const;
export type ClassicSolver = (typeof CLASSIC_SOLVERS)[number];

/** The largest limit a count can have. */
export const MAX_LIMIT = 0xfffffff0;

export interface BatchOptions {
  /** Stop counting a puzzle's solutions here: 1 … `MAX_LIMIT`, 2 when not given (is it the only one?). */
  readonly limit?: number;
  /** Asked about every millisecond; returning true ends the call early. */
  readonly shouldStop?: () => boolean;
  /** Told, as often, how many puzzles from the start are finished. */
  readonly onProgress?: (done: number) => void;
  /** Which solver to use; the kernel, where there is one, when not given. */
  readonly solver?: ClassicSolver;
}

export interface BatchOutcome {
  /** Puzzles from the start that are finished. What the buffers hold for later ones means nothing. */
  readonly done: number;
  readonly status: 'done' | 'stopped';
  readonly solver: ClassicSolver;
}

/** Which solver answers batches here and, when it is not the kernel, why. */
export function classicSolver(): { readonly solver: ClassicSolver; readonly reason?: string } {
  const reason = kernelProblem();
  return reason === undefined ? { solver: 'kernel' } : { solver: 'bands', reason };
}

/**
 * Solves puzzles of 81 bytes each. Into `solutions`, as long as `puzzles`, goes a solution of each, or zeros where
 * there is none; into `counts` how many there are, up to the limit, or `MALFORMED`.
 * Throws a RangeError when the buffers do not fit each other.
 */
export function solveBatch(
  puzzles: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array,
  options: BatchOptions = {},
): BatchOutcome {
  return drive(batchSteps({ form: 'bytes', puzzles, solutions, counts }, options), options);
}

/** Counts the solutions of puzzles of 81 bytes each, up to the limit. As `solveBatch`, without the solutions. */
export function countBatch(
  puzzles: Uint8Array,
  counts: Uint32Array,
  options: BatchOptions = {},
): BatchOutcome {
  return drive(batchSteps({ form: 'bytes', puzzles, counts }, options), options);
}

/**
 * As `solveBatch` for text: lines of 81 characters and a line feed each, in ASCII. A line without a solution comes
 * out as 81 dots. Lines of any other shape must be put into this one first.
 */
export function solveLines(
  lines: Uint8Array,
  solved: Uint8Array,
  counts: Uint32Array,
  options: BatchOptions = {},
): BatchOutcome {
  return drive(batchSteps({ form: 'lines', puzzles: lines, solutions: solved, counts }, options), options);
}

/** Bytes of a puzzle and of its solutions for `solvePairs`: room for two boards. */
export const PAIR = 162;

/**
 * Up to two solutions of each puzzle, for those who want to see where they differ. A puzzle is the first 81 of each
 * 162 bytes; its solutions, as far as the counts (0, 1 or 2) go, are 81 bytes each at the same place of `solutions`.
 * Which two of several they are, and in which order, is not promised.
 */
export function solvePairs(
  puzzles: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array,
  options: Omit<BatchOptions, 'limit'> = {},
): BatchOutcome {
  return drive(batchSteps({ form: 'pairs', puzzles, solutions, counts }, options), options);
}

/** Added to a digit in a puzzle for `solveOpen`: any digit but this one. */
export const BUT = 128;

/**
 * As `solveBatch`, 81 bytes a puzzle, for questions such as «is there another solution with another digit here?»: a
 * cell may also hold `BUT` plus a digit. Which solution of several is found is not promised.
 */
export function solveOpen(
  puzzles: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array,
  options: BatchOptions = {},
): BatchOutcome {
  return drive(batchSteps({ form: 'open', puzzles, solutions, counts }, options), options);
}

/** The buffers of a batch. */
export interface Batch {
  readonly form: 'bytes' | 'lines' | 'pairs' | 'open';
  readonly puzzles: Uint8Array;
  /** As long as `puzzles`; left out where only counts are wanted. */
  readonly solutions?: Uint8Array;
  /** One per puzzle. */
  readonly counts: Uint32Array;
}

/**
 * A batch in steps of about a millisecond, for callers that want to do something else in between. Yields how many
 * puzzles from the start are finished. Several may be under way at once.
 */
export function* batchSteps(
  batch: Batch,
  options: Pick<BatchOptions, 'limit' | 'solver'> = {},
): Generator<number, BatchOutcome> {
  const job = prepare(batch, options.limit ?? 2);
  const kernel = options.solver === 'bands' ? undefined : borrowKernel();
  const solver = kernel ? 'kernel' : 'bands';
  try {
    if (kernel) yield* kernelSteps(job, kernel);
    else yield* bandSteps(job);
  } finally {
    if (kernel) returnKernel(kernel);
  }
  return { done: job.size, status: 'done', solver };
}

function drive(steps: Generator<number, BatchOutcome>, options: BatchOptions): BatchOutcome {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    options.onProgress?.(step.value);
    if (!options.shouldStop?.()) continue;
    steps.return({ done: step.value, status: 'stopped', solver: 'kernel' });
    return { done: step.value, status: 'stopped', solver: solverOf(options) };
  }
}

function solverOf({ solver }: BatchOptions): ClassicSolver {
  return solver === 'bands' ? solver : classicSolver().solver;
}

interface Job extends Batch {
  readonly size: number;
  readonly stride: number;
  readonly limit: number;
  /** The byte of digit 0, and the other byte for an empty cell. */
  readonly zero: number;
  readonly empty: number;
}

const STRIDES: Readonly<Record<Batch['form'], number>> = { bytes: 81, lines: 82, pairs: PAIR, open: 81 };
const LINE_FEED = 10;
const DOT = 46;

function prepare(batch: Batch, limit: number): Job {
  const { form, puzzles, solutions, counts } = batch;
  const stride = STRIDES[form];
  const size = puzzles.length / stride;
  if (!Number.isInteger(size)) {
    throw new RangeError(`${puzzles.length} bytes are no whole number of puzzles of ${stride} bytes.`);
  }
  if (solutions && solutions.length < puzzles.length) {
    throw new RangeError(`${solutions.length} bytes for solutions, ${puzzles.length} needed.`);
  }
  if (counts.length < size) throw new RangeError(`Room for ${counts.length} counts, ${size} needed.`);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new RangeError(`The limit is ${limit}; it must be a whole number from 1 to ${MAX_LIMIT}.`);
  }
  // One literal, so that all jobs have one shape and the functions below stay compiled for it.
  const lines = form === 'lines';
  const [zero, empty] = lines ? [48, DOT] : [0, form === 'open' ? BUT : 0];
  return { form, puzzles, solutions, counts, size, stride, limit, zero, empty };
}

/** Kernel passes between two looks at the caller: about a millisecond. */
const PASSES = 2048;

function* kernelSteps(job: Job, kernel: Kernel): Generator<number, void> {
  const { puzzles, solutions, counts, size, stride, zero, empty, form } = job;
  // Which solution a puzzle with several gets must not depend on its neighbours, so they have to be known.
  const limit = solutions && form !== 'open' ? Math.max(job.limit, 2) : job.limit;
  const capacity = stride === PAIR ? kernel.capacity / 2 : kernel.capacity;
  for (let first = 0; first < size; first += capacity) {
    const chunk = Math.min(capacity, size - first);
    const bytes = chunk * stride;
    kernel.memory.set(puzzles.subarray(first * stride, first * stride + bytes), kernel.inputAt);
    kernel.begin(chunk, limit, stride, zero, empty);
    while (kernel.run(PASSES)) yield first + kernel.settled();
    counts.set(kernel.counts.subarray(0, chunk), first);
    solutions?.set(kernel.memory.subarray(kernel.outputAt, kernel.outputAt + bytes), first * stride);
    yield* settleOdd(job, first, first + chunk);
  }
}

/** Sees to the puzzles of a chunk that have not exactly one solution. */
function* settleOdd(job: Job, from: number, to: number): Generator<number, void> {
  let search: BandSearch | undefined;
  const { puzzles, solutions, counts, stride, form } = job;
  for (let i = from; i < to; i++) {
    if (form === 'lines' && puzzles[i * stride + 81] !== LINE_FEED) counts[i] = MALFORMED;
    const count = counts[i];
    if (count === 1) continue;
    if (count === 0 || count === MALFORMED) {
      blank(job, i);
      continue;
    }
    const known = count !== GIVEN_UP;
    if (known && (!solutions || form === 'pairs' || form === 'open')) continue;
    search ??= newBandSearch();
    beginBandsAt(job, search, i);
    while (runBands(search, known ? 1 : job.limit, NODES)) yield i;
    endBandsAt(job, search, i);
    if (known) counts[i] = Math.min(count, job.limit);
  }
}

function* bandSteps(job: Job): Generator<number, void> {
  const search = newBandSearch();
  for (let i = 0; i < job.size; i++) {
    if ((i & 511) === 511) yield i;
    if (!beginBandsAt(job, search, i)) continue;
    while (runBands(search, job.limit, NODES)) yield i;
    endBandsAt(job, search, i);
  }
}

/** Search nodes of the band solver between two looks at the caller: about a millisecond. */
const NODES = 1024;
const cells = new Uint8Array(81);

/** Starts the band solver on puzzle `i`. False, and all said about it, when the puzzle is malformed. */
function beginBandsAt(job: Job, search: BandSearch, i: number): boolean {
  if (!readCells(job, i, cells)) {
    job.counts[i] = MALFORMED;
    blank(job, i);
    return false;
  }
  beginBands(search, cells, 0);
  return true;
}

function endBandsAt(job: Job, search: BandSearch, i: number): void {
  const { solutions, counts, stride, zero, form } = job;
  counts[i] = search.count;
  if (!solutions) return;
  if (search.count === 0) {
    blank(job, i);
    return;
  }
  const at = i * stride;
  const solution = search.solutions[0];
  for (let cell = 0; cell < 81; cell++) solutions[at + cell] = zero + solution[cell];
  if (form === 'lines') solutions[at + 81] = LINE_FEED;
  if (form === 'pairs' && search.count > 1) solutions.set(search.solutions[1], at + 81);
}

/** Reads puzzle `i` into bytes as the band solver takes them. False when it is malformed. */
function readCells(job: Job, i: number, to: Uint8Array): boolean {
  const { puzzles, stride, zero, empty, form } = job;
  const at = i * stride;
  for (let cell = 0; cell < 81; cell++) {
    const byte = puzzles[at + cell];
    if (form === 'open' && byte > BUT && byte <= BUT + 9) {
      to[cell] = byte;
      continue;
    }
    const digit = byte === empty ? 0 : byte - zero;
    if (digit < 0 || digit > 9) return false;
    to[cell] = digit;
  }
  return form !== 'lines' || puzzles[at + 81] === LINE_FEED;
}

function blank({ solutions, stride, form }: Job, i: number): void {
  if (!solutions) return;
  solutions.fill(form === 'lines' ? DOT : 0, i * stride, (i + 1) * stride);
  if (form === 'lines') solutions[i * stride + 81] = LINE_FEED;
}
