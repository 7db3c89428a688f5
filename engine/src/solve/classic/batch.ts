/**
 * Many classic 9×9 puzzles at once, from and to typed buffers, and single ones through the same solvers.
 *
 * A puzzle is 81 bytes, row by row: 0 for an empty cell, 1–9 for a digit. As text it is a line of 81 characters
 * (`.` or `0` for an empty cell) and a line feed, 82 bytes. A batch may hold any number of puzzles; it is worked
 * through in chunks, so nothing but the caller's own buffers grows with it.
 *
 * The kernel does the work if it is available, otherwise the band solver; the answers are the same. That also holds for
 * puzzles with several solutions: the one reported is the first that the band solver finds.
 *
 * No puzzle holds up the others: a puzzle that takes more guesses than any real one is postponed until all others are
 * done.
 */
import { CALLBACK, type Fields, FLAG, oneOf, requireFields, wholeNumber } from '../../require.ts';
import { heeding, STOPPING, type Stopping } from '../../stopping.ts';
import { beginBands, type BandSearch, newBandSearch, runBands } from './bands.ts';
import { borrowKernel, GIVEN_UP, type Kernel, kernelProblem, MALFORMED, returnKernel } from './kernel.ts';
import { ALLOWANCE, countStubborn, EXCLUDED, findExamples, PASSES } from './stubborn.ts';

export { EXCLUDED, MALFORMED };

export const CLASSIC_SOLVERS = ['kernel', 'bands'] as const;
export type ClassicSolver = (typeof CLASSIC_SOLVERS)[number];

/** The largest limit of a count. */
export const MAX_LIMIT = 0xfffffff0;

/** How a batch is solved, watched and ended. All fields are optional. */
export interface BatchOptions extends Stopping {
  /** The maximum number of solutions counted per puzzle: 1 … `MAX_LIMIT`, default 2 (enough to test uniqueness). */
  readonly limit?: number;
  /**
   * Whether any solution will do if there are several. With limit 1 the search then stops at the first, which makes
   * hard puzzles up to twice as fast. The solution depends on the puzzle and the solver: kernel and band solver may
   * differ.
   */
  readonly anySolution?: boolean;
  /** Called about every millisecond with the number of puzzles finished, counted from the start. */
  readonly onProgress?: (done: number) => void;
  /** The solver to use; default: the kernel, if available. */
  readonly solver?: ClassicSolver;
}

/** The result of a batch. */
export interface BatchOutcome {
  /** Puzzles from the start that are finished. The contents of the buffers for later ones are meaningless. */
  readonly done: number;
  /** `stopped`: `shouldStop` ended it before all puzzles were done. */
  readonly status: 'done' | 'stopped';
  /** The solver that answered. */
  readonly solver: ClassicSolver;
  /** Unforced decisions of the searches that counted, over all puzzles. */
  readonly guesses: number;
}

/** The solver that answers batches here and, if it is not the kernel, why. */
export function classicSolver(): { readonly solver: ClassicSolver; readonly reason?: string } {
  const reason = kernelProblem();
  return reason === undefined ? { solver: 'kernel' } : { solver: 'bands', reason };
}

/**
 * Solves puzzles of 81 bytes each. `solutions`, as long as `puzzles`, gets a solution of each, or zeros if there is
 * none; `counts` gets the number of solutions, up to the limit, or `MALFORMED`. Throws a RangeError if the buffers do
 * not fit each other.
 */
export function solveBatch(
  puzzles: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array,
  options: BatchOptions = {},
): BatchOutcome {
  return drive({ form: 'bytes', puzzles, solutions, counts }, options);
}

/** Counts the solutions of puzzles of 81 bytes each, up to the limit. Like `solveBatch`, without the solutions. */
export function countBatch(
  puzzles: Uint8Array,
  counts: Uint32Array,
  options: BatchOptions = {},
): BatchOutcome {
  return drive({ form: 'bytes', puzzles, counts }, options);
}

/**
 * Like `solveBatch` for text: lines of 81 characters and a line feed each, in ASCII. A line without a solution comes
 * out as 81 dots. Lines of any other shape must be converted first.
 */
export function solveLines(
  lines: Uint8Array,
  solved: Uint8Array,
  counts: Uint32Array,
  options: BatchOptions = {},
): BatchOutcome {
  return drive({ form: 'lines', puzzles: lines, solutions: solved, counts }, options);
}

/** Bytes of a puzzle and of its solutions for `solvePairs`: room for two boards. */
export const PAIR = 162;

/**
 * Up to two solutions of each puzzle, to show where they differ. A puzzle is the first 81 of each 162 bytes; its
 * solutions, as many as its count (0, 1 or 2), are 81 bytes each at the same place of `solutions`. If there are more
 * than two, which of them are found, and in which order, is not promised.
 */
export function solvePairs(
  puzzles: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array,
  options: Omit<BatchOptions, 'limit'> = {},
): BatchOutcome {
  return drive({ form: 'pairs', puzzles, solutions, counts }, options);
}

/**
 * Like `solveBatch`, 81 bytes per puzzle, for questions such as “is there another solution with another digit here?”: a
 * cell may also hold `EXCLUDED` plus a digit. If there are several solutions, which one is found is not promised.
 */
export function solveExcluding(
  puzzles: Uint8Array,
  solutions: Uint8Array,
  counts: Uint32Array,
  options: BatchOptions = {},
): BatchOutcome {
  return drive({ form: 'open', puzzles, solutions, counts }, options);
}

/** The buffers of a batch. */
export interface Batch {
  readonly form: 'bytes' | 'lines' | 'pairs' | 'open';
  readonly puzzles: Uint8Array;
  /** As long as `puzzles`; omitted if only counts are wanted. */
  readonly solutions?: Uint8Array;
  /** One per puzzle. */
  readonly counts: Uint32Array;
  /** One per puzzle, if the numbers of guesses are wanted. */
  readonly guesses?: Uint32Array;
}

/**
 * A batch in steps of about a millisecond, for callers that do something else in between. Yields the number of puzzles
 * finished, counted from the start. Several batches may run at once.
 */
export function* batchSteps(
  batch: Batch,
  options: Pick<BatchOptions, 'limit' | 'solver' | 'anySolution'> = {},
): Generator<number, BatchOutcome> {
  return yield* stepsOf(prepare(batch, options), options);
}

function* stepsOf(job: Job, options: Pick<BatchOptions, 'solver'>): Generator<number, BatchOutcome> {
  const kernel = options.solver === 'bands' ? undefined : borrowKernel();
  const solver = kernel ? 'kernel' : 'bands';
  try {
    if (kernel) yield* kernelSteps(job, kernel);
    else yield* bandSteps(job);
  } finally {
    if (kernel) returnKernel(kernel);
  }
  return { done: job.size, status: 'done', solver, guesses: job.guessed };
}

const FIELDS: Fields<BatchOptions> = {
  limit: wholeNumber(1, MAX_LIMIT),
  anySolution: FLAG,
  ...STOPPING,
  onProgress: CALLBACK,
  solver: oneOf(CLASSIC_SOLVERS),
};

function drive(batch: Batch, options: BatchOptions): BatchOutcome {
  const job = prepare(batch, options);
  const steps = stepsOf(job, options);
  const { shouldStop, onProgress } = heeding(options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onProgress?.(step.value);
    if (!shouldStop?.()) continue;
    const early = { done: step.value, status: 'stopped', solver: solverOf(options) } as const;
    return steps.return({ ...early, guesses: job.guessed }).value as BatchOutcome;
  }
}

function solverOf({ solver }: BatchOptions): ClassicSolver {
  return solver === 'bands' ? solver : classicSolver().solver;
}

interface Job extends Batch {
  readonly size: number;
  readonly stride: number;
  readonly limit: number;
  readonly anySolution: boolean;
  /** The byte of digit 0, and the other byte for an empty cell. */
  readonly zero: number;
  readonly empty: number;
  /** Guesses of all puzzles so far. */
  guessed: number;
}

const STRIDES: Readonly<Record<Batch['form'], number>> = { bytes: 81, lines: 82, pairs: PAIR, open: 81 };
const LINE_FEED = 10;
const DOT = 46;

function prepare(batch: Batch, options: BatchOptions): Job {
  requireFields('options', options, FIELDS);
  const { limit = 2, anySolution = false } = options;
  const { form, puzzles, solutions, counts, guesses } = batch;
  const stride = STRIDES[form];
  const size = puzzles.length / stride;
  if (!Number.isInteger(size)) {
    throw new RangeError(`${puzzles.length} bytes are no whole number of puzzles of ${stride} bytes.`);
  }
  if (solutions && solutions.length < puzzles.length) {
    throw new RangeError(`${solutions.length} bytes for solutions, ${puzzles.length} needed.`);
  }
  for (const list of [counts, guesses ?? counts]) {
    if (list.length < size) throw new RangeError(`Room for ${list.length} counts, ${size} needed.`);
  }
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new RangeError(`The limit is ${limit}; it must be a whole number from 1 to ${MAX_LIMIT}.`);
  }
  // One literal, so that all jobs have one shape and the functions below stay compiled for it.
  const [zero, empty] = form === 'lines' ? [48, DOT] : [0, form === 'open' ? EXCLUDED : 0];
  return {
    form,
    puzzles,
    solutions,
    counts,
    guesses,
    size,
    stride,
    limit,
    anySolution,
    zero,
    empty,
    guessed: 0,
  };
}

function* kernelSteps(job: Job, kernel: Kernel): Generator<number, void> {
  const { puzzles, solutions, counts, size, stride, zero, empty } = job;
  // The reported solution of a puzzle with several comes from the band solver, so these puzzles have to be known.
  const limit = isSteady(job) ? Math.max(job.limit, 2) : job.limit;
  const capacity = stride === PAIR ? kernel.capacity / 2 : kernel.capacity;
  const putOff: number[] = [];
  for (let first = 0; first < size; first += capacity) {
    const chunk = Math.min(capacity, size - first);
    const bytes = chunk * stride;
    kernel.memory.set(puzzles.subarray(first * stride, first * stride + bytes), kernel.inputAt);
    kernel.begin(chunk, limit, stride, zero, empty, ALLOWANCE, !job.anySolution);
    let before = kernel.guessed();
    for (let isOpen: boolean = true; isOpen;) {
      isOpen = Boolean(kernel.run(PASSES));
      job.guessed += kernel.guessed() - before;
      before = kernel.guessed();
      if (isOpen) yield putOff[0] ?? first + kernel.settled();
    }
    counts.set(kernel.counts.subarray(0, chunk), first);
    job.guesses?.set(kernel.guesses.subarray(0, chunk), first);
    solutions?.set(kernel.memory.subarray(kernel.outputAt, kernel.outputAt + bytes), first * stride);
    yield* settleOdd(job, first, first + chunk, putOff);
  }
  yield* settleStubborn(job, putOff, true);
}

/** Whether kernel and band solver have to report the same solution of a puzzle that has several. */
function isSteady({ solutions, form, anySolution }: Job): boolean {
  return solutions !== undefined && form !== 'open' && !anySolution;
}

/** Settles the puzzles of a chunk that do not have exactly one solution. Lists those that would take long. */
function* settleOdd(job: Job, from: number, to: number, putOff: number[]): Generator<number, void> {
  let search: BandSearch | undefined;
  const { puzzles, counts, stride, form } = job;
  for (let i = from; i < to; i++) {
    if (form === 'lines' && puzzles[i * stride + 81] !== LINE_FEED) counts[i] = MALFORMED;
    const count = counts[i];
    if (count === 1) continue;
    if (count === 0 || count === MALFORMED) {
      blank(job, i);
      continue;
    }
    if (count === GIVEN_UP) {
      putOff.push(i);
      continue;
    }
    if (!isSteady(job) || form === 'pairs') continue;
    if ((i & 63) === 63) yield putOff[0] ?? i;
    search ??= newBandSearch();
    beginBandsAt(job, search, i);
    if (runBands(search, 1, FEW_GUESSES) && search.count === 0) putOff.push(i);
    else writeSolutions(job, search, i);
    counts[i] = Math.min(count, job.limit);
  }
}

function* bandSteps(job: Job): Generator<number, void> {
  const search = newBandSearch();
  const putOff: number[] = [];
  let work = 0;
  for (let i = 0; i < job.size; i++) {
    if (work > FEW_GUESSES) {
      work = 0;
      yield putOff[0] ?? i;
    }
    if (!beginBandsAt(job, search, i)) continue;
    const isLong = runBands(search, job.limit, FEW_GUESSES) && search.count < job.limit;
    job.guessed += search.guesses;
    work += search.guesses + 2; // a puzzle takes time without a guess, too
    job.counts[i] = isLong ? GIVEN_UP : search.count;
    if (job.guesses) job.guesses[i] = search.guesses;
    if (isLong) putOff.push(i);
    else writeSolutions(job, search, i);
  }
  yield* settleStubborn(job, putOff, false);
}

/** Guesses of the band solver after which a puzzle is postponed. */
const FEW_GUESSES = 2000;

/** Counts the puzzles that were given up, and finds the solutions that are still wanted. */
function* settleStubborn(
  job: Job,
  putOff: readonly number[],
  mayUseKernel: boolean,
): Generator<number, void> {
  const { counts, limit, solutions, form } = job;
  const search = newBandSearch();
  for (const i of putOff) {
    yield i;
    beginBandsAt(job, search, i);
    const own = cells.slice();
    if (counts[i] === GIVEN_UP) {
      const steps = countStubborn(own, search, limit, mayUseKernel);
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield i;
      counts[i] = step.value.count;
      job.guessed += step.value.guesses;
      if (job.guesses) job.guesses[i] += step.value.guesses;
    }
    const wanted = Math.min(counts[i], form === 'pairs' ? 2 : 1);
    const finding = solutions && findExamples(own, search, wanted);
    while (finding && !finding.next().done) yield i;
    writeSolutions(job, search, i);
  }
}

const cells = new Uint8Array(81);

/** Starts the band solver on puzzle `i`. If the puzzle is malformed, records that and returns false. */
function beginBandsAt(job: Job, search: BandSearch, i: number): boolean {
  if (!readCells(job, i, cells)) {
    job.counts[i] = MALFORMED;
    blank(job, i);
    return false;
  }
  beginBands(search, cells, 0);
  return true;
}

/** Writes the solutions that the band solver has found for a puzzle with a known count. */
function writeSolutions(job: Job, search: BandSearch, i: number): void {
  const { solutions, counts, stride, zero, form } = job;
  if (!solutions) return;
  if (counts[i] === 0) {
    blank(job, i);
    return;
  }
  const at = i * stride;
  const solution = search.solutions[0];
  for (let cell = 0; cell < 81; cell++) solutions[at + cell] = zero + solution[cell];
  if (form === 'lines') solutions[at + 81] = LINE_FEED;
  if (form === 'pairs' && counts[i] > 1) solutions.set(search.solutions[1], at + 81);
}

/** Reads puzzle `i` into bytes for the band solver. False if it is malformed. */
function readCells(job: Job, i: number, to: Uint8Array): boolean {
  const { puzzles, stride, zero, empty, form } = job;
  const at = i * stride;
  for (let cell = 0; cell < 81; cell++) {
    const byte = puzzles[at + cell];
    if (form === 'open' && byte > EXCLUDED && byte <= EXCLUDED + 9) {
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
