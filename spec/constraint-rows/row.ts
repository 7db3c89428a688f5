/** A row of the tables of constraints, and the boards that their fillings stand on. */
import type { Constraint, GeometrySpec } from 'pencilmark';

export interface ConstraintRow {
  readonly constraint: Constraint;
  /** Default: the classic board. */
  readonly board?: GeometrySpec;
  /** Values row by row from the top left corner, rows separated by `/`; cells that it leaves out hold 5. */
  readonly obey: readonly string[];
  readonly break: readonly string[];
  /** The program whose definition it is: FP is f-puzzles, ISS Interactive Sudoku Solver, R Rangsk's solver. */
  readonly source: string;
}

export const FOUR: GeometrySpec = { size: 4, boxes: { rows: 2, columns: 2 } };
export const FROM_0: GeometrySpec = { size: 9, lowestValue: 0, boxes: { rows: 3, columns: 3 } };
export const TWO_BY_TWO: GeometrySpec = { size: 9, rows: 2, columns: 2 };
export const TEN_IN_NINE: GeometrySpec = { size: 10, lowestValue: 0, rows: 1, columns: 9 };
export const DOPPELGANGER: GeometrySpec = { ...FOUR, size: 5, lowestValue: 0, rows: 4, columns: 4 };

/** The first cells of the first row. */
export function top(count: number): number[] {
  return Array.from({ length: count }, (_, cell) => cell);
}
