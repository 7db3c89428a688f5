import type { Constraint, Step } from 'pencilmark';

/** An example as it is kept: the board, and the step that is found there. */
export interface ExampleRow {
  /** A sign per cell, `.` where it is open; `+` before what was entered. */
  readonly board: string;
  /** Candidates that no peer rules out and that are gone: nine times the cell, and the digit less one, in base 36. */
  readonly without: string;
  readonly constraints?: readonly Constraint[];
  readonly step: Step;
}
