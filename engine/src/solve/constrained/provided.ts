/**
 * The search for puzzles with constraints, which boards without them never need. `provide.ts` adds it and is imported
 * by everything that reads such puzzles, so a bundle that only solves classic boards contains none of it.
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
  /** Restarts with several alternatives at once, if possible. */
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

/** Throws an Error in a bundle without constraints. */
export function constrainedSolver(): ConstrainedSolver {
  if (!provided) {
    throw new Error("This bundle has no constraints: import 'pencilmark/constraints' before solving.");
  }
  return provided;
}
