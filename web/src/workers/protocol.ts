import type { Digits, PuzzleData, SolutionKind, SolverName } from 'pencilmark';

/** A puzzle as it travels: the board is built again on the other side. */
export type WirePuzzle = PuzzleData;

/** How many solutions a puzzle has, and the first of them. */
export interface Solutions {
  readonly kind: SolutionKind;
  readonly solution?: Digits;
  readonly solver: SolverName;
}
