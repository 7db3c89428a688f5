import type { Digits, SolverName, Uniqueness } from 'pencilmark';

/** A puzzle as it travels: the board is built again on the other side. */

/** How many solutions a puzzle has, and the first of them. */
export interface Solutions {
  readonly kind: Uniqueness;
  readonly solution?: Digits;
  readonly solver: SolverName;
}
