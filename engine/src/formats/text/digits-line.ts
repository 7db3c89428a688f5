import type { Geometry } from '../../model/geometry.ts';
import { type Digits, requireDigits, symbolOf } from '../../puzzle/puzzle.ts';

/**
 * The digits of a board in one line, as `formatLine` writes the givens. Apart from `line.ts`, so that a page which
 * shows this line need not carry the parsers.
 */
export function digitsAsLine(geometry: Geometry, digits: Digits): string {
  requireDigits(geometry, 'digits', digits);
  if (!geometry.cellAt.includes(-1)) return digits.map((digit) => symbolOf(geometry, digit) || '.').join('');
  const gap = geometry.symbols.includes('#') ? '.' : '#';
  return geometry.cellAt.map((cell) => (cell < 0 ? gap : symbolOf(geometry, digits[cell]) || '.')).join('');
}

/** The same in one line for each row of the canvas. */
export function digitsAsRows(geometry: Geometry, digits: Digits): string[] {
  const { rows, columns, cellAt } = geometry;
  const gap = geometry.symbols.includes('#') ? '.' : '#';
  const sign = (cell: number): string => (cell < 0 ? gap : symbolOf(geometry, digits[cell]) || '.');
  return Array.from({ length: rows }, (_, row) =>
    cellAt
      .slice(row * columns, (row + 1) * columns)
      .map(sign)
      .join(''),
  );
}
