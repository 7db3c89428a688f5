/** Attempts: each is a pure function of the options, the index and its own number. */
import type { Constraint } from '../constraints/kinds.ts';
import type { Cell, Geometry } from '../model/geometry.ts';
import { createRandom, type Random, shuffle } from '../random.ts';
import { countSolutions } from '../solve/solver.ts';
import { digAll } from './dig-all.ts';
import { beginDig, createDig, type Dig, isProvenMinimal } from './digging.ts';
import { type GenerateOptions, isWithoutGivens, leastGivens } from './options.ts';
import { fitPattern } from './pattern.ts';
import { drawGrid } from './random-grid.ts';
import { ruleFunctions } from './provided.ts';
import type { Ruled } from './ruled.ts';
import { orbitsOf } from './symmetry-pattern.ts';

/** The number up to which solutions of a puzzle with dropped cells are counted, unless the options say otherwise. */
export const MAX_SOLUTIONS = 1_000_000;

/** The constants of all attempts, and their results so far. Mutable; owned by `generate`. */
export interface Run {
  readonly options: GenerateOptions;
  readonly shouldStop: () => boolean;
  readonly orbits: readonly (readonly Cell[])[];
  readonly least: number;
  /** Whether an attempt can fail even without a target. */
  readonly mayMiss: boolean;
  /** Attempts for one puzzle, unless the options say otherwise. */
  readonly usualAttempts: number;
  /** Reused for all attempts. */
  readonly digs: Dig[];
  attempts: number;
  found: number;
}

export function beginRun(options: GenerateOptions, shouldStop: () => boolean): Run {
  const { geometry, symmetry = 'none', givens, pattern, rules = [] } = options;
  const orbits = orbitsOf(geometry, symmetry);
  return {
    options,
    shouldStop,
    orbits: orbits.ok ? orbits.value : [],
    least: leastGivens(options),
    mayMiss: givens !== undefined || pattern !== undefined || rules.length > 0,
    usualAttempts: pattern ? 200 : rules.length > 0 ? 500 : 100_000,
    digs: [],
    attempts: 0,
    found: 0,
  };
}

/** The result of an attempt, before it is graded. */
export interface Made {
  readonly constraints: readonly Constraint[];
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
  readonly solutions: number;
  readonly isMinimal: boolean;
}

export interface Job {
  readonly index: number;
  readonly attempt: number;
}

/**
 * Makes several attempts. An attempt is undefined if it missed the number of givens, found no digits for its pattern
 * or, with a target, has several solutions. Yields every few milliseconds. Undefined as a whole if stopped.
 */
export function* attemptEach(
  run: Run,
  jobs: readonly Job[],
): Generator<void, (Made | undefined)[] | undefined> {
  const { pattern, drop, perBox, rules = [] } = run.options;
  if (rules.length > 0) return yield* ruledEach(run, jobs);
  if (pattern) return yield* patternEach(run, jobs, pattern);
  if (drop !== undefined || perBox !== undefined) return yield* emptyEach(run, jobs);
  return yield* digEach(run, jobs);
}

function randomOf({ options }: Run, { index, attempt }: Job): Random {
  return createRandom(`${options.seed}/${index}/${attempt}`);
}

function* digEach(run: Run, jobs: readonly Job[]): Generator<void, (Made | undefined)[] | undefined> {
  const { geometry } = run.options;
  const digs: Dig[] = [];
  for (const job of jobs) {
    const random = randomOf(run, job);
    const solution = drawGrid(geometry, random, run.shouldStop);
    if (!solution) return undefined;
    const dig = (run.digs[digs.length] ??= createDig(geometry.cells.length));
    beginDig(dig, solution, shuffle([...run.orbits], random), run.least);
    digs.push(dig);
    if (geometry.cells.length > 81) yield;
  }
  if (!(yield* digAll(geometry, digs, run.shouldStop))) return undefined;
  return digs.map((dig) => dugOf(run, dig));
}

function dugOf(
  { options, orbits }: Run,
  dig: Dig,
  constraints: readonly Constraint[] = [],
): Made | undefined {
  const left = dig.givens[dig.orbits.length];
  const widest = orbits.reduce((most, orbit) => Math.max(most, orbit.length), 1);
  const { givens = left } = options;
  if (left < givens || left >= givens + widest) return undefined;
  return {
    constraints,
    givens: dig.puzzle.slice(),
    solution: dig.solution,
    solutions: 1,
    isMinimal: isProvenMinimal(dig),
  };
}

function* ruledEach(run: Run, jobs: readonly Job[]): Generator<void, (Made | undefined)[] | undefined> {
  const made: (Made | undefined)[] = [];
  for (const job of jobs) {
    const random = randomOf(run, job);
    const drawn = ruleFunctions().drawRuled(run.options, random, run.shouldStop);
    yield;
    const one = drawn && (yield* ruledOf(run, drawn, random));
    if (run.shouldStop()) return undefined;
    made.push(one);
  }
  return made;
}

/** Gives a puzzle with rules its givens: none if cages are enough, otherwise those left by digging. */
function* ruledOf(run: Run, drawn: Ruled, random: Random): Generator<void, Made | undefined> {
  const { options, shouldStop } = run;
  const { digRuled, rulesIn, settleCages } = ruleFunctions();
  if (isWithoutGivens(options)) {
    const constraints = yield* settleCages(drawn, options.geometry, shouldStop);
    const givens = new Uint8Array(drawn.solution.length);
    return constraints && { ...drawn, constraints, givens, solutions: 1, isMinimal: true };
  }
  const dig = (run.digs[0] ??= createDig(drawn.solution.length));
  beginDig(dig, drawn.solution, shuffle([...run.orbits], random), run.least);
  const isDone = yield* digRuled(drawn, options, dig, shouldStop);
  return isDone ? dugOf(run, dig, rulesIn(drawn)) : undefined;
}

function* patternEach(
  run: Run,
  jobs: readonly Job[],
  pattern: readonly boolean[],
): Generator<void, (Made | undefined)[] | undefined> {
  const made: (Made | undefined)[] = [];
  for (const job of jobs) {
    const fitted = yield* fitPattern(run.options.geometry, pattern, randomOf(run, job), run.shouldStop);
    if (run.shouldStop()) return undefined;
    made.push(fitted && { ...fitted, constraints: [], solutions: 1, isMinimal: false });
  }
  return made;
}

/** The common method in papers: empties random cells and reports how many solutions remain. */
function* emptyEach(run: Run, jobs: readonly Job[]): Generator<void, (Made | undefined)[] | undefined> {
  const { geometry, target, countTo = MAX_SOLUTIONS } = run.options;
  const made: (Made | undefined)[] = [];
  for (const job of jobs) {
    const random = randomOf(run, job);
    const solution = drawGrid(geometry, random, run.shouldStop);
    if (!solution) return undefined;
    const givens = solution.slice();
    for (const cell of cellsToEmpty(geometry, run.options, random)) givens[cell] = 0;
    const limit = target ? 2 : countTo;
    const outcome = countSolutions({ geometry, constraints: [], givens: [...givens] }, limit, {
      shouldStop: run.shouldStop,
    });
    yield;
    if (outcome.status === 'stopped') return undefined;
    const isWanted = !target || outcome.count === 1;
    made.push(
      isWanted
        ? { constraints: [], givens, solution, solutions: outcome.count, isMinimal: false }
        : undefined,
    );
  }
  return made;
}

function cellsToEmpty(geometry: Geometry, { drop, perBox = 0 }: GenerateOptions, random: Random): Cell[] {
  if (drop !== undefined) return shuffle([...geometry.cells.keys()], random).slice(0, drop);
  return geometry.regions.flatMap((cells) => shuffle([...cells], random).slice(0, perBox));
}
