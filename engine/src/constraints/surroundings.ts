/** Where cells stand relative to each other, for kinds that look beyond their own cells. */
import { spend } from '../stopping.ts';
import { type Cell, type Geometry, cellIn } from '../model/geometry.ts';

/** Rows down and columns to the right. */
export type Offset = readonly [rows: number, columns: number];

export const ORTHOGONAL: readonly Offset[] = [
  [0, 1],
  [1, 0],
];
export const DIAGONAL: readonly Offset[] = [
  [1, 1],
  [1, -1],
];
export const KNIGHT: readonly Offset[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
];

/** All pairs of cells separated by one of the offsets, in either direction; each pair once. */
export function pairsApart(geometry: Geometry, offsets: readonly Offset[]): [Cell, Cell][] {
  const seen = new Set<number>();
  const found: [Cell, Cell][] = [];
  geometry.cells.forEach(({ row, column }, cell) => {
    spend(offsets.length);
    for (const [down, right] of offsets) {
      const other = cellIn(geometry, row + down, column + right);
      if (other === undefined || other === cell) continue;
      const [a, b] = cell < other ? [cell, other] : [other, cell];
      const key = a * geometry.cells.length + b;
      if (!seen.has(key)) found.push([a, b]);
      seen.add(key);
    }
  });
  return found;
}

/** A step in every direction: (1, 2) gives the eight moves of a knight, as four offsets and their opposites. */
export function allDirections([rows, columns]: Offset): Offset[] {
  const steps: Offset[] = [
    [rows, columns],
    [rows, -columns],
    [columns, rows],
    [columns, -rows],
  ];
  return steps;
}

/** All pairs of cells at a taxicab distance; each pair once. */
export function pairsAtTaxicab(geometry: Geometry, distance: number): [Cell, Cell][] {
  const offsets: Offset[] = [];
  for (let down = 0; down <= distance && down < geometry.rows; down++) {
    const right = distance - down;
    if (right < geometry.columns) offsets.push([down, right], [down, -right]);
  }
  return pairsApart(geometry, offsets);
}

/** The orthogonal neighbours of a cell. */
export function neighboursOf(geometry: Geometry, cell: Cell): Cell[] {
  const { row, column } = geometry.cells[cell];
  return [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ].flatMap(([r, c]) => cellIn(geometry, r, c) ?? []);
}

/** All blocks of two rows by two columns of cells. */
export function twoByTwos(geometry: Geometry): Cell[][] {
  return geometry.cells.flatMap(({ row, column }, cell) => {
    const others = [
      cellIn(geometry, row, column + 1),
      cellIn(geometry, row + 1, column),
      cellIn(geometry, row + 1, column + 1),
    ];
    return others.every((other) => other !== undefined) ? [[cell, ...(others as Cell[])]] : [];
  });
}

/** For each cell, the index of its box or region, or −1. */
export function regionIndices(geometry: Geometry): number[] {
  const indices = geometry.cells.map(() => -1);
  geometry.regions.forEach((cells, index) => cells.forEach((cell) => (indices[cell] = index)));
  return indices;
}

/** Whether a line returns to the cell where it began. */
export function isLoop(cells: readonly Cell[]): boolean {
  return cells.length > 2 && cells[0] === cells[cells.length - 1];
}

/** Each cell once, in the order in which the line reaches them. */
export function eachOnce(cells: readonly Cell[]): readonly Cell[] {
  return [...new Set(cells)];
}

/** Sets of cells without those that are the same as an earlier one. */
export function eachSetOnce(sets: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const known = new Map<string, readonly Cell[]>();
  for (const cells of sets) {
    const key = [...cells].sort((a, b) => a - b).join();
    if (!known.has(key)) known.set(key, cells);
  }
  return [...known.values()];
}

/**
 * A line for a rule about every `length` consecutive cells: a loop continues past its start by as many cells as that
 * needs. A loop no longer than `length` is all of its cells, each once.
 */
export function wound(cells: readonly Cell[], length: number): readonly Cell[] {
  if (!isLoop(cells)) return cells;
  const once = cells.slice(0, -1);
  return once.length <= length ? once : [...once, ...once.slice(0, length - 1)];
}

/** All pairs of consecutive items. */
export function neighboursIn<T>(list: readonly T[]): [T, T][] {
  return list.slice(1).map((item, at) => [list[at], item]);
}

/** All pairs of items. */
export function pairsIn<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, at) => {
    spend(list.length - at);
    return list.slice(at + 1).map((b): [T, T] => [a, b]);
  });
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

export function areDifferent(values: readonly (number | string)[]): boolean {
  return new Set(values).size === values.length;
}

/** `0` … `length − 1`, or starting at `from`. */
export function range(length: number, from = 0): number[] {
  return Array.from({ length }, (_, index) => from + index);
}

/** Low, middle and high thirds of the values as 0, 1, 2; if N is not a multiple of 3 the middle one differs in size. */
export function thirdOf(value: number, { values }: Geometry): 0 | 1 | 2 {
  const index = value - values[0];
  const outer = values.length % 3 === 2 ? Math.ceil(values.length / 3) : Math.floor(values.length / 3);
  if (index < outer) return 0;
  return index < values.length - outer ? 1 : 2;
}

/** The number of pairs of so many items. */
export function pairCount(many: number): number {
  return (many * (many - 1)) / 2;
}

/** The work of an automaton for each cell that it reads. */
export const LINE_WORK = 8;

/** The work of an automaton along a line. */
export function lineWork(cells: readonly Cell[]): number {
  return LINE_WORK * cells.length;
}

/** The work of alternatives beside their own rules: each is a small model of the whole board. */
export function branchWork({ cells }: Geometry, many: number): number {
  return many * Math.ceil(cells.length ** 2 / 1_500);
}

/** At least the number of pairs of cells at a taxicab distance. */
export function taxicabWork({ rows, columns, cells }: Geometry, distance: number): number {
  let pairs = 0;
  for (let down = Math.max(0, distance - columns); down <= distance && down < rows; down++)
    pairs += 2 * (rows - down) * Math.max(0, columns - distance + down);
  return Math.min(pairs, pairCount(cells.length)) + cells.length;
}
