import type { Constraint, Step } from 'pencilmark';

/** A stored example: the board, and the step found on it. */
export interface ExampleRow {
  /** A character per cell, `.` if it is open; `+` before an entered digit. */
  readonly board: string;
  /** Removed candidates that no peer rules out: nine times the cell, plus the digit minus one, in base 36. */
  readonly without: string;
  readonly constraints?: readonly Constraint[];
  readonly step: Step;
}
