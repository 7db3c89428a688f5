import type { Digit } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import { type Digits, requireDigits, symbolOf } from '../../puzzle/puzzle.ts';

/**
 * The digits of a board in one line, as `formatLine` writes the givens. Separate from `line.ts`, so that a page that
 * shows this line need not load the parsers.
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

/**
 * For each row of the canvas, the character of each place: `.` for an empty cell, and the gap sign for a place without
 * a cell.
 */
export function signsInRows(geometry: Geometry, digits: ArrayLike<Digit>): string[][] {
  return cellsInRows(geometry, (cell) => symbolOf(geometry, digits[cell]) || '.', gapSign(geometry));
}

/** For each row of the canvas, the values of its cells, and a given value for places without one. */
export function cellsInRows<T>(
  { rows, columns, cellAt }: Geometry,
  each: (cell: number) => T,
  gap: T,
): T[][] {
  const places = cellAt.map((cell) => (cell < 0 ? gap : each(cell)));
  return Array.from({ length: rows }, (_, row) => places.slice(row * columns, (row + 1) * columns));
}

/** The character for a place of the canvas without a cell. */
export function gapSign({ symbols }: Geometry): string {
  return symbols.includes('#') ? '.' : '#';
}
