/** The numbering of elements, edges and groups of values. */
import { type Cell, cellIn, type Geometry } from '../../../model/geometry.ts';
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
  littleKiller: 500,
  sandwich: 501,
  xSum: 502,
  skyscraper: 503,
  numberedRoom: 504,
  rowIndex: 600,
  columnIndex: 601,
  programmed: 1000,
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
export function edgeCells(edge: number, { rows, columns }: Geometry): Cell[] {
  const [row, at] = [Math.floor(edge / (2 * columns)), edge % (2 * columns)];
  if (edge < 0 || row >= rows) return [-1, -1];
  const first = row * columns + at;
  if (at >= 1 && at < columns) return [first - 1, first];
  return at >= columns && row < rows - 1 ? [first - columns, first] : [-1, -1];
}

/** The cells around a corner, of which each row of cells has one more than it has cells: four, fewer at the rim. */
export function cornerCells(corner: number, geometry: Geometry): Cell[] {
  const [row, column] = placeOf(corner, geometry.columns + 1);
  return [row - 1, row].flatMap((r) => [column - 1, column].flatMap((c) => cellIn(geometry, r, c) ?? []));
}

/** The corner in the middle of four cells. */
export function cornerOf(cells: readonly Cell[], { columns }: Geometry): number {
  const last = Math.max(...cells);
  return Math.floor(last / columns) * (columns + 1) + (last % columns);
}

/**
 * The cells that a clue beside the board sees. Its place is counted on the board with a ring of cells around it. A
 * diagonal leads inwards along `/` if it is 1, along `\\` if it is −1.
 */
export function seenFrom(outer: number, diagonal: number | undefined, geometry: Geometry): Cell[] {
  const { rows, columns } = geometry;
  const [row, column] = placeOf(outer, columns + 2).map((at) => at - 1);
  const across = row === -1 ? 1 : row === rows ? -1 : 0;
  const down = column === -1 ? 1 : column === columns ? -1 : 0;
  const steps =
    diagonal === undefined
      ? [[across, down]].filter(() => (across === 0) !== (down === 0))
      : [1, -1].map((step) => [step, -diagonal * step]);
  for (const [byRow, byColumn] of steps) {
    const cells: Cell[] = [];
    for (let k = 1; k <= rows + columns; k++) {
      const cell = cellIn(geometry, row + k * byRow, column + k * byColumn);
      if (cell === undefined) break;
      cells.push(cell);
    }
    if (cells.length > 0) return cells;
  }
  return [-1];
}

/** The number of a place beside the board. */
export function outerOf({ row, column }: { row: number; column: number }, { columns }: Geometry): number {
  return (row + 1) * (columns + 2) + column + 1;
}

function placeOf(at: number, width: number): [row: number, column: number] {
  return [Math.floor(at / width), at % width];
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

/** The sets of values of groups that are written as numbers; undefined if a number is none. */
export function groupsIn(element: Literal, { values }: Geometry): number[][] | undefined {
  const sets = numbersOf(fieldOf(element, 'groups'));
  return sets.some((bits) => bits < 1)
    ? undefined
    : sets.map((bits) => values.filter((value) => Math.floor(bits / 2 ** value) % 2 === 1));
}

export function groupSets(values: readonly number[], groupOf: (value: number) => number): number[] {
  const sets = new Map<number, number>();
  for (const value of values) sets.set(groupOf(value), (sets.get(groupOf(value)) ?? 0) + 2 ** value);
  return [...sets.values()];
}
