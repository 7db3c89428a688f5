import { heedingWork } from '../stopping.ts';
import { isClassic } from '../model/boards.ts';
import { hasOnlyHouses, type Puzzle, requirePuzzle } from '../puzzle/puzzle.ts';
import { countClassic } from './classic/classic.ts';
import { advanceListing, createClassicListing } from './classic/listing.ts';
import type { SolveControl } from './control.ts';
import { constrainedSolver } from './constrained/provided.ts';
import type { ConstrainedSearch } from './constrained/search.ts';
import { advanceLearning, createLearningSearch } from './general/learning.ts';
import { advance, createSearch, type SearchStatus } from './general/search.ts';

/**
 * The solver that answered: for the classic 9×9 board the kernel or the band solver, otherwise the plain search or the
 * learning search; for puzzles with constraints the constrained search.
 */
export const SOLVER_NAMES = ['kernel', 'bands', 'search', 'learning', 'constrained'] as const;
/** One of `SOLVER_NAMES`. */
export type SolverName = (typeof SOLVER_NAMES)[number];

/** The cost of a search, whatever its result. */
interface Search {
  /** Unforced decisions. */
  readonly guesses: number;
  readonly solver: SolverName;
}

/** The answer of `solve`: its `status` says whether there is a `solution`. */
export type SolveOutcome = Solved | Unsolved;

/** @inline */
interface Solved extends Search {
  readonly status: 'solved';
  /** A digit for each cell: the first solution found, if there are several. */
  readonly solution: readonly number[];
}

/** @inline */
interface Unsolved extends Search {
  /** `impossible`: it was proved that there is no solution. `stopped`: the control ended the search before that. */
  readonly status: 'impossible' | 'stopped';
  readonly solution?: undefined;
}

/** The answer of `countSolutions`: with `limit`, there is at least one example. */
export type CountOutcome = Counted | LimitReached;

/** @inline */
interface Counted extends Search {
  /** `exact`: all solutions were counted. `stopped`: the control ended the search before that. */
  readonly status: 'exact' | 'stopped';
  /** Solutions found. */
  readonly count: number;
  /** The first solutions found, up to two, enough to show where they differ. Each has a digit for each cell. */
  readonly examples: readonly (readonly number[])[];
}

/** @inline */
interface LimitReached extends Search {
  /** There are at least as many solutions as the limit. */
  readonly status: 'limit';
  /** The limit. */
  readonly count: number;
  /** As above. */
  readonly examples: readonly [readonly number[], ...(readonly number[])[]];
}

/** The number of solutions, as a puzzle setter needs it. */
export type Uniqueness = 'none' | 'unique' | 'multiple';

/** Guesses between two calls of the control: well below a tenth of a second of work on any board. */
const SLICE = 2_000;

const EXAMPLES = 2;

/** Boards with at least this many candidates (16×16 and up) are worth the learning search's overhead, … */
const LEARNING_CANDIDATES = 2_500;
/** … after this many guesses of the plain search, … */
const PATIENCE = 2_000;
/** … if no more solutions than this are wanted. */
const LEARNING_LIMIT = 1_000;

/**
 * Finds a solution of any puzzle, or proves that there is none. Does not check whether it is the only one. Like all
 * functions here, throws a RangeError if the puzzle does not fit its board.
 */
export function solve(puzzle: Puzzle, control: SolveControl = {}): SolveOutcome {
  const outcome = countSolutions(puzzle, 1, control);
  const { guesses, solver, examples } = outcome;
  if (examples.length > 0) return { status: 'solved', solution: examples[0], guesses, solver };
  return { status: outcome.status === 'stopped' ? 'stopped' : 'impossible', guesses, solver };
}

/**
 * Counts the solutions of any puzzle up to `limit` (a whole number ≥ 1, or Infinity for all). A large board that the
 * plain search does not settle soon goes to the learning search, unless very many solutions are wanted: the learning
 * search rules them out one by one.
 */
export function countSolutions(puzzle: Puzzle, limit: number, control: SolveControl = {}): CountOutcome {
  requirePuzzle(puzzle);
  if (hasOnlyHouses(puzzle) && isClassic(puzzle.geometry) && !puzzle.allowed) {
    return countClassic(puzzle.givens, limit, control) as CountOutcome;
  }
  return countBySearch(puzzle, limit, control);
}

/**
 * The same without the solvers for the classic board, which are faster there but make up most of a bundle's size. The
 * puzzle must fit its board.
 */
export function countBySearch(puzzle: Puzzle, limit: number, control: SolveControl = {}): CountOutcome {
  if (!hasOnlyHouses(puzzle)) {
    const { createConstrainedSearch, endSearch } = constrainedSolver();
    const search = heedingWork(control.shouldStop, () => createConstrainedSearch(puzzle));
    if (search === 'stopped') return NOT_STARTED;
    try {
      return countConstrained(search, limit, control);
    } finally {
      endSearch(search);
    }
  }
  const { size, cells } = puzzle.geometry;
  const mayLearn = size * cells.length >= LEARNING_CANDIDATES && limit <= LEARNING_LIMIT;
  const plain = createRunner(createSearch(puzzle), advance, 'search');
  const outcome = countWith(plain, limit, control, mayLearn ? PATIENCE : Infinity);
  if (outcome) return outcome;
  const learning = createRunner(createLearningSearch(puzzle), advanceLearning, 'learning');
  return countWith(learning, limit, control, Infinity)!;
}

/** The answer of a count that was stopped while the rules were compiled. */
export const NOT_STARTED: CountOutcome = {
  status: 'stopped',
  count: 0,
  examples: [],
  guesses: 0,
  solver: 'constrained',
};

/** The same for a search that has not started yet. */
export function countConstrained(
  search: ConstrainedSearch,
  limit: number,
  control: SolveControl,
): CountOutcome {
  return countWith(
    createRunner(search, constrainedSolver().advanceConstrained, 'constrained'),
    limit,
    control,
    Infinity,
  )!;
}

/** Whether a puzzle has no, one, or several solutions; undefined if stopped before that was known. */
export function checkUniqueness(puzzle: Puzzle, control: SolveControl = {}): Uniqueness | undefined {
  const { status, count: found } = countSolutions(puzzle, 2, control);
  if (status === 'stopped') return undefined;
  return found === 0 ? 'none' : found === 1 ? 'unique' : 'multiple';
}

/** How an enumeration of solutions ended: `done` if there are no more. */
export type EnumerationEnd = 'done' | 'stopped';

/** Every solution, one at a time, in no promised order. */
export function* enumerateSolutions(
  puzzle: Puzzle,
  control: SolveControl = {},
): Generator<readonly number[], EnumerationEnd> {
  const listing = createListing(puzzle, control);
  if (listing === 'stopped') return 'stopped';
  const { search } = listing.runner;
  try {
    for (let solutions = 0; ; solutions++) {
      const status = nextSolution(listing.runner, control, solutions);
      if (status !== 'solution') return status;
      yield listOf(search.digits);
    }
  } finally {
    listing.end();
  }
}

/**
 * Shows `visit` every solution, in memory that is only lent, until it returns false or there are no more. Much cheaper
 * than `enumerateSolutions` where there are millions.
 */
export function visitSolutions(
  puzzle: Puzzle,
  control: SolveControl,
  visit: (digits: Uint8Array) => boolean,
): EnumerationEnd | 'enough' {
  const listing = createListing(puzzle, control);
  if (listing === 'stopped') return 'stopped';
  try {
    for (let solutions = 0; ; solutions++) {
      const status = nextSolution(listing.runner, control, solutions);
      if (status !== 'solution') return status;
      if (!visit(listing.runner.search.digits)) return 'enough';
    }
  } finally {
    listing.end();
  }
}

/** The search that lists the solutions of a puzzle fastest. */
function createListing(
  puzzle: Puzzle,
  { shouldStop }: SolveControl,
): { readonly runner: Runner; readonly end: () => void } | 'stopped' {
  requirePuzzle(puzzle);
  const end = (): void => {};
  if (hasOnlyHouses(puzzle)) {
    return isClassic(puzzle.geometry)
      ? { runner: createRunner(createClassicListing(puzzle), advanceListing, 'bands'), end }
      : { runner: createRunner(createSearch(puzzle), advance, 'search'), end };
  }
  const { createConstrainedSearch, advanceConstrained, endSearch } = constrainedSolver();
  const search = heedingWork(shouldStop, () => createConstrainedSearch(puzzle));
  if (search === 'stopped') return 'stopped';
  return {
    runner: createRunner(search, advanceConstrained, 'constrained'),
    end: () => endSearch(search),
  };
}

/** Goes on to the next solution and calls the control between slices. */
function nextSolution(
  { search, advance: go }: Runner,
  { shouldStop, onProgress }: SolveControl,
  solutions: number,
): EnumerationEnd | 'solution' {
  for (;;) {
    const status = heedingWork(shouldStop, () => go(SLICE - (search.guesses % SLICE)));
    if (status === 'stopped') return 'stopped';
    if (status === 'exhausted') return 'done';
    if (status === 'solution') return 'solution';
    onProgress?.({ guesses: search.guesses, solutions });
    if (shouldStop?.()) return 'stopped';
  }
}

/** The digits as a list. By index: spreading a typed array takes longer than finding the solution. */
function listOf(digits: Uint8Array): number[] {
  const { length } = digits;
  const list = new Array<number>(length);
  for (let cell = 0; cell < length; cell++) list[cell] = digits[cell];
  return list;
}

/** A search of any kind, to be run slice by slice. */
interface Runner {
  readonly solver: SolverName;
  readonly search: { readonly digits: Uint8Array; readonly guesses: number };
  readonly advance: (maxGuesses: number) => SearchStatus;
}

function createRunner<S extends Runner['search']>(
  search: S,
  step: (search: S, maxGuesses: number) => SearchStatus,
  solver: SolverName,
): Runner {
  return { solver, search, advance: (maxGuesses) => step(search, maxGuesses) };
}

/**
 * Counts in slices of guesses and calls the control between them. A slice spans several solutions, so that a board with
 * millions of them ends as promptly as a hard one. Undefined if `patience` guesses were not enough.
 */
function countWith(
  runner: Runner,
  limit: number,
  control: SolveControl,
  patience: number,
): CountOutcome | undefined {
  const { search, solver } = runner;
  const examples: number[][] = [];
  let found = 0;
  for (;;) {
    const done = (status: CountOutcome['status']): CountOutcome =>
      ({ status, count: found, examples, guesses: search.guesses, solver }) as CountOutcome;
    const status = heedingWork(control.shouldStop, () => runner.advance(SLICE - (search.guesses % SLICE)));
    if (status === 'stopped') return done('stopped');
    if (status === 'exhausted') return done('exact');
    if (status === 'solution') {
      if (found++ < EXAMPLES) examples.push([...search.digits]);
      if (found >= limit) return done('limit');
      continue;
    }
    control.onProgress?.({ guesses: search.guesses, solutions: found });
    if (control.shouldStop?.()) return done('stopped');
    if (search.guesses >= patience) return undefined;
  }
}
