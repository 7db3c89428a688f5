import type { Puzzle } from '../grid/puzzle.ts';
import { advance, createSearch, type Search } from './search.ts';

/** How a long call reports and is ended. Both are asked every few thousand guesses. */
export interface SolveControl {
  /** Returns true to end the call early. */
  readonly shouldStop?: () => boolean;
  readonly onProgress?: (progress: SolveProgress) => void;
}

export interface SolveProgress {
  /** Decisions so far that were not forced. */
  readonly guesses: number;
  /** Solutions found so far. */
  readonly solutions: number;
}

/** Which of our solvers answered. */
export const SOLVER_NAMES = ['search'] as const;
export type SolverName = (typeof SOLVER_NAMES)[number];

export interface SolveOutcome {
  /** `impossible`: it was proved that there is no solution. `stopped`: `shouldStop` said so. */
  readonly status: 'solved' | 'impossible' | 'stopped';
  /** A digit per cell, when solved. The first one found where there are several. */
  readonly solution?: readonly number[];
  readonly guesses: number;
  readonly solver: SolverName;
}

export interface CountOutcome {
  /** `exact`: all solutions were counted. `limit`: there are at least this many. */
  readonly status: 'exact' | 'limit' | 'stopped';
  readonly count: number;
  /** The first solutions found, two at most: enough to show where they differ. */
  readonly examples: readonly (readonly number[])[];
  readonly guesses: number;
  readonly solver: SolverName;
}

/** The number of solutions as a puzzle maker asks for it. */
export type SolutionKind = 'none' | 'unique' | 'multiple';

/** Guesses between two looks at the control: well below a tenth of a second of work on any board. */
const SLICE = 2_000;

const EXAMPLES = 2;

/** Finds a solution of any puzzle, or proves that there is none. Does not ask whether it is the only one. */
export function solve(puzzle: Puzzle, control: SolveControl = {}): SolveOutcome {
  const outcome = count(puzzle, 1, control);
  const { guesses, solver, examples } = outcome;
  if (examples.length > 0) return { status: 'solved', solution: examples[0], guesses, solver };
  return { status: outcome.status === 'stopped' ? 'stopped' : 'impossible', guesses, solver };
}

/** Counts the solutions of any puzzle up to `limit` (a whole number ≥ 1, or Infinity for all). */
export function count(puzzle: Puzzle, limit: number, control: SolveControl = {}): CountOutcome {
  const search = createSearch(puzzle);
  const examples: number[][] = [];
  let found = 0;
  const outcome = (status: CountOutcome['status']): CountOutcome => ({
    status,
    count: found,
    examples,
    guesses: search.guesses,
    solver: 'search',
  });
  while (found < limit) {
    const status = step(search, control, found);
    if (status === 'stopped') return outcome('stopped');
    if (status === 'exhausted') return outcome('exact');
    if (found++ < EXAMPLES) examples.push([...search.digits]);
  }
  return outcome('limit');
}

/** Whether a puzzle has no, one, or several solutions; undefined when stopped before that was clear. */
export function solutionKind(puzzle: Puzzle, control: SolveControl = {}): SolutionKind | undefined {
  const { status, count: found } = count(puzzle, 2, control);
  if (status === 'stopped') return undefined;
  return found === 0 ? 'none' : found === 1 ? 'unique' : 'multiple';
}

/** Every solution, one at a time, in no promised order. */
export function* solutions(puzzle: Puzzle): Generator<readonly number[], void> {
  const search = createSearch(puzzle);
  while (advance(search, Infinity) === 'solution') yield [...search.digits];
}

/**
 * To the next solution or the end, in slices. The control is asked whenever a slice's worth of guesses has gone
 * by, counted over several solutions too: a board with millions of them must end as promptly as a hard one.
 */
function step(search: Search, control: SolveControl, found: number): 'solution' | 'exhausted' | 'stopped' {
  for (;;) {
    const sliceLeft = SLICE - (search.guesses % SLICE);
    const status = advance(search, sliceLeft);
    if (status !== 'paused') return status;
    control.onProgress?.({ guesses: search.guesses, solutions: found });
    if (control.shouldStop?.()) return 'stopped';
  }
}
