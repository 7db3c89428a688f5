import type { Digit } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import { type Digits, requireDigits, symbolOf } from '../../puzzle/puzzle.ts';

/**
 * The digits of a board in one line, as `formatLine` writes the givens. Apart from `line.ts`, so that a page which
 * shows this line need not carry the parsers.
 */
export function digitsAsLine(geometry: Geometry, digits: ArrayLike<Digit>): string {
  requireDigits(geometry, 'digits', digits);
  if (!geometry.cellAt.includes(-1))
    return Array.from(digits, (digit) => symbolOf(geometry, digit) || '.').join('');
  return signsInRows(geometry, digits).flat().join('');
}

/** The same in one line for each row of the canvas. */
export function digitsAsRows(geometry: Geometry, digits: Digits): string[] {
  return signsInRows(geometry, digits).map((signs) => signs.join(''));
}

/** For each row of the canvas the sign of each place: `.` for an empty cell, and what stands where there is no cell. */
export function signsInRows(geometry: Geometry, digits: ArrayLike<Digit>): string[][] {
  return cellsInRows(geometry, (cell) => symbolOf(geometry, digits[cell]) || '.', gapSign(geometry));
}

/** For each row of the canvas what each of its cells is, and each place without one. */
export function cellsInRows<T>(
  { rows, columns, cellAt }: Geometry,
  each: (cell: number) => T,
  gap: T,
): T[][] {
  const places = cellAt.map((cell) => (cell < 0 ? gap : each(cell)));
  return Array.from({ length: rows }, (_, row) => places.slice(row * columns, (row + 1) * columns));
}

/** The sign for a place of the canvas without a cell. */
export function gapSign({ symbols }: Geometry): string {
  return symbols.includes('#') ? '.' : '#';
}
