/** The digits of a board, as its setter's solution and given digits tell them. */
import type { Digit } from '../../model/digits.ts';
import type { Geometry, GeometrySpec } from '../../model/geometry.ts';

/** The value of each cell, as far as it is told. */
export type ToldValues = readonly (number | undefined)[];

const UNKNOWN = ['.', '?', ' ', '_', '-', ''];

/**
 * The values of a solution: one sign for each cell, `.` or `?` where nothing is told, as text or as a list. Undefined
 * if it is not one for the board, or tells nothing.
 */
export function toldValues(
  signs: readonly (string | number | null)[],
  cells: number,
): ToldValues | undefined {
  const values = signs.map((sign) => {
    const text = sign === null ? '' : String(sign).trim();
    if (UNKNOWN.includes(text)) return undefined;
    return /^\d{1,2}$/.test(text) ? Number(text) : /^[a-z]$/i.test(text) ? parseInt(text, 36) : NaN;
  });
  const isRight = values.length === cells && !values.some((value) => Number.isNaN(value));
  return isRight && values.some((value) => value !== undefined) ? values : undefined;
}

/**
 * The digits of a board of N × N cells: 1 … N, unless a value is told that is none of them. With a 0 they begin there,
 * and they go on as far as what is told.
 */
export function toldDigits(size: number, told: ToldValues): Pick<GeometrySpec, 'size' | 'lowestValue'> {
  const values = told.filter((value) => value !== undefined);
  const [least, most] = [Math.min(1, ...values), Math.max(1, ...values)];
  if (least === 0) return { size: Math.max(size, most + 1), lowestValue: 0 };
  return { size: Math.max(size, most) };
}

/** What is told as digits of the board, 0 where nothing is; undefined if one is none of its digits. */
export function solutionOf(told: ToldValues | undefined, { values, size }: Geometry): Digit[] | undefined {
  const digits = told?.map((value) => (value === undefined ? 0 : value - values[0] + 1));
  return digits?.every((digit, cell) => told![cell] === undefined || (digit >= 1 && digit <= size))
    ? digits
    : undefined;
}
