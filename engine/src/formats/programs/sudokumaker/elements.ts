/** The numbering of elements, edges and groups of values. */
import type { Cell, Geometry } from '../../../model/geometry.ts';
import { fieldOf, itemsOf, type Literal, integerOf } from '../../text/loose-json.ts';

/** The numbers that SudokuMaker gives its elements. */
export const TYPES = {
  givens: 0,
  regions: 1,
  diagonalMinus: 10,
  diagonalPlus: 11,
  antiKing: 12,
  antiKnight: 13,
  disjoint: 14,
  nonConsecutive: 15,
  globalGroups: 16,
  even: 100,
  odd: 101,
  maximum: 102,
  minimum: 103,
  difference: 200,
  ratio: 201,
  xv: 202,
  thermometer: 300,
  killer: 301,
  clone: 302,
  quadruple: 303,
  lookAndSay: 304,
  different: 305,
  renban: 400,
  whisper: 401,
  palindrome: 402,
  between: 403,
  regionSum: 404,
  sequence: 405,
  entropy: 406,
  lockout: 407,
  arrow: 408,
  doubleArrow: 409,
  rowIndex: 600,
  columnIndex: 601,
  line: 2000,
  cage: 2001,
  symbol: 2002,
  rules: 2003,
  fogLights: 4000,
  fogTriggers: 4001,
} as const;

export function cellsIn(element: Literal, field: string): Cell[] {
  return numbersOf(fieldOf(element, field));
}

export function numbersOf(literal: Literal | undefined): number[] {
  return itemsOf(literal).map((item) => integerOf(item) ?? -1);
}

/**
 * The two cells of an edge. Edges are numbered by rows: in each, first those between its cells, then those to the row
 * below.
 */
export function edgeCells(edge: number, { size }: Geometry): Cell[] {
  const [row, at] = [Math.floor(edge / (2 * size)), edge % (2 * size)];
  if (edge < 0 || row >= size) return [-1, -1];
  if (at >= 1 && at < size) return [row * size + at - 1, row * size + at];
  return at >= size && row < size - 1 ? [row * size + at - size, (row + 1) * size + at - size] : [-1, -1];
}

export function edgeOf([a, b]: readonly Cell[], { size }: Geometry): number | undefined {
  const [first, second] = a < b ? [a, b] : [b, a];
  const [row, column] = [Math.floor(first / size), first % size];
  if (second === first + 1 && column < size - 1) return 2 * size * row + column + 1;
  return second === first + size ? 2 * size * row + column + size : undefined;
}

/** Groups of values as numbers whose bit v represents the value v. */
export function groupText({ values }: Geometry, groupOf: (value: number) => number): string {
  return groupSets(values, groupOf).sort((a, b) => a - b).join(); // oxfmt-ignore
}

export function groupSets(values: readonly number[], groupOf: (value: number) => number): number[] {
  const sets = new Map<number, number>();
  for (const value of values) sets.set(groupOf(value), (sets.get(groupOf(value)) ?? 0) + 2 ** value);
  return [...sets.values()];
}
