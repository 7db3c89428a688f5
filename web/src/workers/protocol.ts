import type { Digits, SolverName, Uniqueness } from 'pencilmark';

/** A puzzle in the form sent to workers, which build the board again. */

/** The number of solutions of a puzzle, and the first of them. */
export interface Solutions {
  readonly kind: Uniqueness;
  readonly solution?: Digits;
  readonly solver: SolverName;
}
