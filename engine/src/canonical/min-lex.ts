/** Shared by the two ways to the min-lex form of a 9×9 board. */
import type { Symmetry } from './symmetry.ts';

/** The row and column of the source, or of the transposed source, for each place, and the labels of the digits. */
export interface MinLexMaps {
  readonly isTransposed: boolean;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly digits: readonly number[];
}

export interface MinLexForm extends MinLexMaps {
  /**
   * The number of ways in which rows, columns and transposing lead to the form, which is that of the symmetries that
   * change nothing.
   */
  readonly ways: number;
}

/** The orders of up to three things. */
export const ORDERS: readonly (readonly (readonly number[])[])[] = [
  [[]],
  [[0]],
  [
    [0, 1],
    [1, 0],
  ],
  [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
];

/** The 81 digits by rows, then the same by columns, so that a transposed board is read in the same way. */
export function readLines(cells: ArrayLike<number>): Uint8Array {
  const lines = new Uint8Array(162);
  for (let cell = 0; cell < 81; cell++) {
    lines[cell] = cells[cell];
    lines[81 + (cell % 9) * 9 + ((cell / 9) | 0)] = cells[cell];
  }
  return lines;
}

/** The symmetry that maps the source to its form. */
export function symmetryOf({ isTransposed, rows, columns, digits }: MinLexMaps): Symmetry {
  const cells: number[] = new Array(81).fill(0);
  rows.forEach((row, toRow) => {
    columns.forEach((column, toColumn) => {
      cells[isTransposed ? column * 9 + row : row * 9 + column] = toRow * 9 + toColumn;
    });
  });
  return { cells, digits };
}
