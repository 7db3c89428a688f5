/**
 * Generates puzzles. Puzzle i of a seed has its own streams of random digits: its attempts 0, 1, 2 … have a sub-seed
 * each, and it is the first attempt that meets the options. So it does not matter how many are generated at once, in
 * which thread or order, nor which solver answers.
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

/** How often a puzzle was tried for. */
export interface Attempted {
  /** Its place among the puzzles of the seed, from 0. */
  readonly index: number;
  /** Attempts made for it, the last one included. */
  readonly attempts: number;
}

/** A puzzle as it was made. */
export interface GeneratedPuzzle extends Attempted {
  readonly status: 'made';
  /** The puzzle itself. */
  readonly puzzle: Puzzle;
  /** The full grid it was made from; the only solution, unless cells were dropped. */
  readonly solution: Digits;
  /** How many solutions it has, up to `countTo`. Always 1 unless cells were dropped. */
  readonly solutions: number;
  /** Whether every given (with a symmetry: every orbit of givens) was proved to be needed. */
  readonly isMinimal: boolean;
  /** With a target: its rating. */
  readonly rating?: DifficultyRating | undefined;
}

/** @inline */
type NotGenerated = Attempted & {
  /** No attempt met the options within `maxAttempts`. */
  readonly status: 'missed';
} & { readonly [F in Exclude<keyof GeneratedPuzzle, keyof Attempted | 'status'>]?: undefined };

/** How generating is watched and ended. */
export interface GenerateControl extends Stopping {
  /** Told after each attempt how far it is. */
  readonly onProgress?: (progress: GenerateProgress) => void;
}

/** How far generating has come. */
export interface GenerateProgress {
  /** Puzzles made. */
  readonly made: number;
  /** Attempts so far, those of the puzzle in work included. */
  readonly attempts: number;
}

/** Why generating ended. */
export type GenerateEnd = 'done' | 'stopped';

/** Yields the puzzles in order of their index. Throws a RangeError for options that `checkOptions` refuses. */
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

/** As `generate` for callers that want to do something else in between, such as a worker that listens. */
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

/** Puzzles in work at once: enough to keep the batch solver busy, few enough to stay in its cache. */
const WINDOW = 128;

/** The first attempt of each index: it cannot miss. */
function* plain(run: Run, first: number, several: number): Generator<GenerateStep, Generated[] | undefined> {
  const jobs = Array.from({ length: several }, (_, k) => ({ index: first + k, attempt: 0 }));
  const made = yield* stepping(run, attemptEach(run, jobs));
  run.attempts += several;
  return made?.map((one, k) => resultOf(run, first + k, 1, one!));
}

/** Attempts by the handful, in order, until one meets the target. */
function* firstOnTarget(run: Run, index: number): Generator<GenerateStep, Generated[] | undefined> {
  const { target, maxAttempts = run.usualAttempts } = run.options;
  for (let attempt = 0; attempt < maxAttempts;) {
    // How many at once is a matter of speed only. The share that met the target so far decides how many are worth it.
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

/** As a plain list; by far quicker than to spread it. */
function digitsOf(bytes: Uint8Array): Digits {
  const digits: number[] = [];
  for (let cell = 0; cell < bytes.length; cell++) digits.push(bytes[cell]);
  return digits;
}
