/**
 * Code that boards without constraints never need: the search for puzzles with them. `provide.ts` adds it, and whatever
 * reads such puzzles imports that, so a bundle that only solves classic boards holds none of it.
 */
import type { DigitSet } from '../../model/digits.ts';
import type {
  advanceConstrained,
  ConstrainedSearch,
  createConstrainedSearch,
  endSearch,
  narrowSearch,
} from './search.ts';

export interface ConstrainedSolver {
  readonly createConstrainedSearch: typeof createConstrainedSearch;
  readonly endSearch: typeof endSearch;
  readonly narrowSearch: typeof narrowSearch;
  /** Begins again with several alternatives at once, if it can. */
  readonly narrowToAny?: (
    search: ConstrainedSearch,
    alternatives: readonly (readonly DigitSet[])[],
    wanted: readonly DigitSet[],
  ) => boolean;
  readonly advanceConstrained: typeof advanceConstrained;
}

let provided: ConstrainedSolver | undefined;

export function provideConstrainedSolver(solver: ConstrainedSolver): void {
  provided = solver;
}

/** Throws an Error in a bundle that has left constraints out. */
export function constrainedSolver(): ConstrainedSolver {
  if (!provided) {
    throw new Error("This bundle has no constraints: import 'pencilmark/constraints' before solving.");
  }
  return provided;
}
