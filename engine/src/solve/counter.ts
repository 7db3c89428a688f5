import type { DigitSet } from '../model/digits.ts';
import { hasOnlyHouses, type Puzzle } from '../puzzle/puzzle.ts';
import type { SolveControl } from './control.ts';
import { type ConstrainedSolver, constrainedSolver } from './constrained/provided.ts';
import { countConstrained, type CountOutcome, countSolutions } from './solver.ts';

/** Counts solutions of one puzzle again and again. */
export interface Counter {
  /** `countSolutions` with other digits allowed; those that are wanted are tried first. */
  readonly count: (
    allowed: readonly DigitSet[],
    limit: number,
    control: SolveControl,
    wanted: readonly DigitSet[],
  ) => CountOutcome;
  /** Goes on with the question asked last, after its limit; undefined where that cannot be done. */
  readonly countMore: (limit: number, control: SolveControl) => CountOutcome | undefined;
  /**
   * The same with several alternatives, of which a solution obeys one: up to `AT_ONCE`, no two of which have a solution in
   * common. Undefined if they have to be asked one by one.
   */
  readonly countAny: (
    alternatives: readonly (readonly DigitSet[])[],
    limit: number,
    control: SolveControl,
    wanted: readonly DigitSet[],
  ) => CountOutcome | undefined;
  /** Lets go of what it works with; it cannot count any more. */
  readonly end: () => void;
}

/** Maximum number of alternatives. */
export const AT_ONCE = 8;

/**
 * Rules are compiled once, and what was learnt of dead ends is kept. `solver`: the one for puzzles with constraints, where
 * not any will do.
 */
export function createCounter(puzzle: Puzzle, solver?: ConstrainedSolver): Counter {
  if (hasOnlyHouses(puzzle)) {
    const count: Counter['count'] = (allowed, limit, control) =>
      countSolutions({ ...puzzle, allowed }, limit, control);
    return { count, countMore: () => undefined, countAny: () => undefined, end: () => {} };
  }
  const { createConstrainedSearch, endSearch, narrowSearch, narrowToAny } = solver ?? constrainedSolver();
  const search = createConstrainedSearch(puzzle);
  return {
    count: (allowed, limit, control, wanted) => {
      narrowSearch(search, allowed, wanted);
      return countConstrained(search, limit, control);
    },
    countMore: (limit, control) => countConstrained(search, limit, control),
    countAny: (alternatives, limit, control, wanted) =>
      narrowToAny?.(search, alternatives, wanted) ? countConstrained(search, limit, control) : undefined,
    end: () => endSearch(search),
  };
}
