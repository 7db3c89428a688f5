/**
 * Generates puzzles. Puzzle i of a seed has its own streams of random digits: each of its attempts 0, 1, 2 … has a
 * sub-seed, and the first attempt that meets the options is the puzzle. So the result does not depend on how many are
 * generated at once, in which thread or order, or on the solver.
 */
import { CALLBACK, requireFields, requireValue } from '../require.ts';
import { heeding, STOPPING, type Stopping } from '../stopping.ts';
import type { Digits, Puzzle } from '../puzzle/puzzle.ts';
import type { DifficultyRating } from '../logic/difficulty/difficulty.ts';
import { attemptEach, beginRun, type Made, type Run } from './attempt.ts';
import { checkOptions } from './check-options.ts';
import type { GenerateOptions } from './options.ts';
import { targetFunctions } from './provided.ts';

/** The result of one index: its `status` says whether there is a `puzzle`. */
export type Generated = GeneratedPuzzle | NotGenerated;

/** The attempts made for one puzzle. */
export interface Attempted {
  /** Its place among the puzzles of the seed, from 0. */
  readonly index: number;
  /** Attempts made for it, including the last one. */
  readonly attempts: number;
}

/** A puzzle as it was made. */
export interface GeneratedPuzzle extends Attempted {
  readonly status: 'made';
  /** The puzzle itself. */
  readonly puzzle: Puzzle;
  /** The full grid from which it was made; the only solution, unless cells were dropped. */
  readonly solution: Digits;
  /** The number of its solutions, up to `countTo`. Always 1 unless cells were dropped. */
  readonly solutions: number;
  /** Whether every given (with a symmetry, every orbit of givens) was proved necessary. */
  readonly isMinimal: boolean;
  /** Its rating, if there is a target. */
  readonly rating?: DifficultyRating | undefined;
}

/** @inline */
type NotGenerated = Attempted & {
  /** No attempt met the options within `maxAttempts`. */
  readonly status: 'missed';
} & { readonly [F in Exclude<keyof GeneratedPuzzle, keyof Attempted | 'status'>]?: undefined };

/** How generation is watched and ended. */
export interface GenerateControl extends Stopping {
  /** Called with the progress after each attempt. */
  readonly onProgress?: (progress: GenerateProgress) => void;
}

/** The progress of generation. */
export interface GenerateProgress {
  /** Puzzles finished. */
  readonly made: number;
  /** Attempts so far, including those for the current puzzle. */
  readonly attempts: number;
}

/** Why generation ended. */
export type GenerateEnd = 'done' | 'stopped';

/** Yields the puzzles in order of their index. Throws a RangeError for options that `checkOptions` rejects. */
export function generate(
  options: GenerateOptions,
  control: GenerateControl = {},
): Generator<Generated, GenerateEnd> {
  requireFields('control', control, { ...STOPPING, onProgress: CALLBACK });
  unwrapOptions(options);
  return puzzlesOf(options, heeding(control));
}

function unwrapOptions(options: GenerateOptions): void {
  const checked = checkOptions(options);
  if (!checked.ok) throw new RangeError(checked.error.message);
}

function* puzzlesOf(options: GenerateOptions, control: GenerateControl): Generator<Generated, GenerateEnd> {
  const { shouldStop = () => false, onProgress } = control;
  const steps = generateSteps(options, shouldStop);
  let made = 0;
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    const { attempts, generated } = next.value;
    if (generated?.status === 'made') made++;
    onProgress?.({ made, attempts });
    if (generated) yield generated;
    if (shouldStop()) return 'stopped';
  }
}

/** A moment between two pieces of work, a few milliseconds apart on most boards. */
export interface GenerateStep {
  /** Attempts so far. */
  readonly attempts: number;
  /** The puzzle just finished, if any. */
  readonly generated?: Generated;
}

/** Like `generate`, for callers that do something else in between, such as a worker that listens for messages. */
export function generateSteps(
  options: GenerateOptions,
  shouldStop: () => boolean = () => false,
): Generator<GenerateStep, GenerateEnd> {
  requireValue('shouldStop', shouldStop, CALLBACK);
  unwrapOptions(options);
  return stepsOf(options, shouldStop);
}

function* stepsOf(options: GenerateOptions, shouldStop: () => boolean): Generator<GenerateStep, GenerateEnd> {
  const run = beginRun(options, shouldStop);
  const { first = 0, count = 1 } = options;
  const end = first + count;
  const isPlain = options.target === undefined && !run.mayMiss;
  for (let index = first; index < end;) {
    const several = isPlain ? Math.min(WINDOW, end - index) : 1;
    const results = isPlain ? yield* plain(run, index, several) : yield* firstOnTarget(run, index);
    if (!results) return 'stopped';
    for (const generated of results) yield { attempts: run.attempts, generated };
    index += several;
  }
  return 'done';
}

/** Puzzles generated at once: enough to keep the batch solver busy, few enough to stay in its cache. */
const WINDOW = 128;

/** The first attempt of each index: it cannot miss. */
function* plain(run: Run, first: number, several: number): Generator<GenerateStep, Generated[] | undefined> {
  const jobs = Array.from({ length: several }, (_, k) => ({ index: first + k, attempt: 0 }));
  const made = yield* stepping(run, attemptEach(run, jobs));
  run.attempts += several;
  return made?.map((one, k) => resultOf(run, first + k, 1, one!));
}

/** Makes attempts a few at a time, in order, until one meets the target. */
function* firstOnTarget(run: Run, index: number): Generator<GenerateStep, Generated[] | undefined> {
  const { target, maxAttempts = run.usualAttempts } = run.options;
  for (let attempt = 0; attempt < maxAttempts;) {
    // The number made at once affects only speed. It follows from the share that has met the target so far.
    const several = Math.min(
      WINDOW,
      Math.max(1, Math.round(run.attempts / (run.found + 1))),
      maxAttempts - attempt,
    );
    const jobs = Array.from({ length: several }, (_, k) => ({ index, attempt: attempt + k }));
    const made = yield* stepping(run, attemptEach(run, jobs));
    if (!made) return undefined;
    for (const one of made) {
      attempt++;
      run.attempts++;
      if (!one) continue;
      const { geometry } = run.options;
      const puzzle: Puzzle = { geometry, constraints: one.constraints, givens: [...one.givens] };
      const rating = target && targetFunctions(target.kind).ratingOnTarget(puzzle, target, run.shouldStop);
      if (run.shouldStop()) return undefined;
      if (target && !rating) {
        yield { attempts: run.attempts };
        continue;
      }
      run.found++;
      return [resultOf(run, index, attempt, one, rating)];
    }
  }
  return [{ index, status: 'missed', attempts: maxAttempts }];
}

function* stepping<T>(run: Run, work: Generator<void, T>): Generator<GenerateStep, T> {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
    yield { attempts: run.attempts };
  }
}

function resultOf(
  run: Run,
  index: number,
  attempts: number,
  made: Made,
  rating?: DifficultyRating,
): GeneratedPuzzle {
  const { geometry } = run.options;
  const { constraints, givens, solution, solutions, isMinimal } = made;
  return {
    index,
    status: 'made',
    attempts,
    puzzle: { geometry, constraints, givens: digitsOf(givens) },
    solution: digitsOf(solution),
    solutions,
    isMinimal,
    rating,
  };
}

/** As a plain list; much faster than spreading. */
function digitsOf(bytes: Uint8Array): Digits {
  const digits: number[] = [];
  for (let cell = 0; cell < bytes.length; cell++) digits.push(bytes[cell]);
  return digits;
}
