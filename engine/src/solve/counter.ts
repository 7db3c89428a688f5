import { allDigits, digitBit, type DigitSet, lowestDigit, NO_DIGITS } from '../model/digits.ts';
import { heedingWork } from '../stopping.ts';
import { hasOnlyHouses, type Puzzle } from '../puzzle/puzzle.ts';
import type { SolveControl } from './control.ts';
import { type ConstrainedSolver, constrainedSolver } from './constrained/provided.ts';
import type { ConstrainedSearch } from './constrained/search.ts';
import { countConstrained, type CountOutcome, countSolutions, NOT_STARTED } from './solver.ts';

/** Counts solutions of one puzzle repeatedly. */
export interface Counter {
  /** `countSolutions` with other digits allowed; digits in `wanted` are tried first. */
  readonly count: (
    allowed: readonly DigitSet[],
    limit: number,
    control: SolveControl,
    wanted: readonly DigitSet[],
  ) => CountOutcome;
  /** Continues the last count up to a new limit; undefined if that is impossible. */
  readonly countMore: (limit: number, control: SolveControl) => CountOutcome | undefined;
  /**
   * The same with several alternatives, of which a solution obeys one: up to `AT_ONCE`, no two of which share a
   * solution. Undefined if they have to be counted one by one.
   */
  readonly countAny: (
    alternatives: readonly (readonly DigitSet[])[],
    limit: number,
    control: SolveControl,
    wanted: readonly DigitSet[],
  ) => CountOutcome | undefined;
  /** Releases its resources; it cannot count any more. */
  readonly end: () => void;
}

/** Maximum number of alternatives. */
export const AT_ONCE = 8;

/**
 * Rules are compiled once, and knowledge of earlier dead ends is kept. `solver`: the solver for puzzles with
 * constraints, if not the default.
 */
export function createCounter(puzzle: Puzzle, solver?: ConstrainedSolver): Counter {
  if (hasOnlyHouses(puzzle)) {
    const count: Counter['count'] = (allowed, limit, control) =>
      countSolutions(placed(puzzle, allowed), limit, control);
    return { count, countMore: () => undefined, countAny: () => undefined, end: () => {} };
  }
  const { createConstrainedSearch, endSearch, narrowSearch, narrowToAny } = solver ?? constrainedSolver();
  let search: ConstrainedSearch | undefined;
  /** Created by the first count, whose control may stop that. */
  const searchFor = ({ shouldStop }: SolveControl): ConstrainedSearch | 'stopped' => {
    const made = search ?? heedingWork(shouldStop, () => createConstrainedSearch(puzzle));
    if (made !== 'stopped') search = made;
    return made;
  };
  return {
    count: (allowed, limit, control, wanted) => {
      const own = searchFor(control);
      if (own === 'stopped') return NOT_STARTED;
      narrowSearch(own, allowed, wanted);
      return countConstrained(own, limit, control);
    },
    countMore: (limit, control) => search && countConstrained(search, limit, control),
    countAny: (alternatives, limit, control, wanted) => {
      const own = searchFor(control);
      if (own === 'stopped') return NOT_STARTED;
      return narrowToAny?.(own, alternatives, wanted) ? countConstrained(own, limit, control) : undefined;
    },
    end: () => search && endSearch(search),
  };
}

/**
 * A puzzle with other digits allowed. Cells in which only one is become givens, and where no other is restricted the
 * solvers of the classic board can take it.
 */
function placed(puzzle: Puzzle, allowed: readonly DigitSet[]): Puzzle {
  const full = allDigits(puzzle.geometry.size);
  const givens = [...puzzle.givens];
  for (const [cell, set] of allowed.entries()) {
    const isSingle = set !== NO_DIGITS && (set & (set - 1)) === 0;
    const fits = givens[cell] === 0 || set === full || set === digitBit(givens[cell]);
    if ((!isSingle && set !== full) || !fits) return { ...puzzle, allowed };
    if (isSingle) givens[cell] = lowestDigit(set);
  }
  const { allowed: _, ...rest } = puzzle;
  return { ...rest, givens };
}
