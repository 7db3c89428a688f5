import type { Digits, DigitSet, GeometrySpec, SolutionKind, SolverName } from 'pencilmark';

/** A puzzle as it travels: the board is built again on the other side. */
export interface WirePuzzle {
  readonly spec: GeometrySpec;
  readonly givens: Digits;
  readonly allowed?: readonly DigitSet[];
}

/** What the page asks of the engine. */
export interface Question {
  readonly id: number;
  readonly ask: 'solutions';
  readonly puzzle: WirePuzzle;
}

/** How many solutions a puzzle has, and the first of them. */
export interface Solutions {
  readonly kind: SolutionKind;
  readonly solution?: Digits;
  readonly solver: SolverName;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly solutions: Solutions }
  | { readonly id: number; readonly ok: false; readonly message: string };
