/**
 * The 9×9 board as HoDoKu stores it: candidates as nine bits, the number of places left for each digit in each house,
 * and two queues of singles in the order in which they arose. Its path depends on that order, so the order of
 * placements and eliminations is part of every step.
 *
 * Houses are numbered as HoDoKu searches them: 0–8 rows, 9–17 columns, 18–26 blocks. Digits are 1–9; a candidate is
 * `cell * 10 + digit`, which is also how steps are compared.
 */
import { addCell, type CellSet, cellSet, hasCell } from '../../logic/cell-set.ts';

export const WORDS = 3;
const ALL_DIGITS = 511;
/** The number of bits set, of nine. */
export const COUNT = Uint8Array.from({ length: 512 }, (_, mask) => bitsIn(mask));
/** The digits of a mask, ascending. */
export const DIGITS: readonly (readonly number[])[] = Array.from({ length: 512 }, (_, mask) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (mask >> (digit - 1)) & 1),
);
/** The row, column and block of each cell. */
export const HOUSES_OF: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, cell) =>
  housesOf(cell),
);
/** The cells of each house, ascending. */
export const HOUSES: readonly (readonly number[])[] = Array.from({ length: 27 }, (_, house) =>
  Array.from({ length: 81 }, (__, cell) => cell).filter((cell) => HOUSES_OF[cell].includes(house)),
);
export const ROWS = HOUSES.slice(0, 9);
export const COLUMNS = HOUSES.slice(9, 18);
export const BLOCKS = HOUSES.slice(18);
export const HOUSE_SETS: readonly CellSet[] = HOUSES.map((cells) => cellSet(WORDS, cells));
export const ROW_SETS = HOUSE_SETS.slice(0, 9);
export const COLUMN_SETS = HOUSE_SETS.slice(9, 18);
export const BLOCK_SETS = HOUSE_SETS.slice(18);
/** The cells that each cell sees, ascending. */
const PEERS: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, cell) =>
  Array.from({ length: 81 }, (__, other) => other).filter(
    (other) => other !== cell && HOUSES_OF[other].some((house, kind) => house === HOUSES_OF[cell][kind]),
  ),
);
export const PEER_SETS: readonly CellSet[] = PEERS.map((cells) => cellSet(WORDS, cells));

export function rowOf(cell: number): number {
  return Math.floor(cell / 9);
}

export function columnOf(cell: number): number {
  return cell % 9;
}

/** The block of a cell, 0–8. */
export function blockOf(cell: number): number {
  return Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
}

export function sees(a: number, b: number): boolean {
  return hasCell(PEER_SETS[a], b);
}

/** Singles in the order in which they arose, `cell * 10 + digit`. */
export interface Queue {
  items: number[];
  /** The index of the first one that has not been taken. */
  from: number;
}

export interface Grid {
  /** The candidates of each cell; 0 once filled. */
  readonly cells: Uint16Array;
  readonly values: Uint8Array;
  readonly isGiven: Uint8Array;
  /** At `house * 10 + digit`: the number of places left. */
  readonly free: Int8Array;
  open: number;
  readonly naked: Queue;
  readonly hidden: Queue;
}

/** A grid with the givens, placed one after another from the first cell. */
export function gridOf(givens: ArrayLike<number>): Grid {
  const grid: Grid = {
    cells: new Uint16Array(81).fill(ALL_DIGITS),
    values: new Uint8Array(81),
    isGiven: new Uint8Array(81),
    free: new Int8Array(270).fill(9),
    open: 81,
    naked: { items: [], from: 0 },
    hidden: { items: [], from: 0 },
  };
  for (let cell = 0; cell < 81; cell++) {
    if (givens[cell] === 0) continue;
    placeDigit(grid, cell, givens[cell]);
    grid.isGiven[cell] = 1;
  }
  return grid;
}

export function copyGrid(grid: Grid): Grid {
  return {
    cells: grid.cells.slice(),
    values: grid.values.slice(),
    isGiven: grid.isGiven,
    free: grid.free.slice(),
    open: grid.open,
    naked: { items: grid.naked.items.slice(), from: grid.naked.from },
    hidden: { items: grid.hidden.items.slice(), from: grid.hidden.from },
  };
}

/** Copies `source` into `target`. */
export function copyGridInto(target: Grid, source: Grid): void {
  target.cells.set(source.cells);
  target.values.set(source.values);
  target.free.set(source.free);
  target.open = source.open;
  for (const kind of ['naked', 'hidden'] as const) {
    target[kind].items = source[kind].items.slice();
    target[kind].from = source[kind].from;
  }
}

export function hasCandidate(grid: Grid, cell: number, digit: number): boolean {
  return ((grid.cells[cell] >> (digit - 1)) & 1) === 1;
}

export function maskOf(digit: number): number {
  return 1 << (digit - 1);
}

/** The digit of a mask with one bit. */
export function digitOf(mask: number): number {
  return 32 - Math.clz32(mask);
}

/** Removes a candidate. If a cell loses its last one, the counts of its houses do not change. */
export function removeCandidate(grid: Grid, cell: number, digit: number): void {
  const { cells, free, naked, hidden } = grid;
  if (!hasCandidate(grid, cell, digit)) return;
  cells[cell] &= ~maskOf(digit);
  if (cells[cell] === 0) return;
  if (COUNT[cells[cell]] === 1) naked.items.push(cell * 10 + digitOf(cells[cell]));
  for (const house of HOUSES_OF[cell]) {
    const left = --free[house * 10 + digit];
    if (left === 1) noteHidden(grid, house, digit);
    else if (left === 0) forgetHidden(hidden, house, digit);
  }
}

export function placeDigit(grid: Grid, cell: number, digit: number): void {
  const { cells, values, free } = grid;
  if (values[cell] === digit) return;
  values[cell] = digit;
  const had = DIGITS[cells[cell]];
  cells[cell] = 0;
  grid.open--;
  for (const peer of PEERS[cell]) removeCandidate(grid, peer, digit);
  for (const other of had) {
    for (const house of HOUSES_OF[cell]) {
      const left = --free[house * 10 + other];
      if (left === 1 && other !== digit) noteHidden(grid, house, other);
    }
  }
}

function noteHidden(grid: Grid, house: number, digit: number): void {
  const cell = HOUSES[house].find((one) => hasCandidate(grid, one, digit));
  if (cell !== undefined) grid.hidden.items.push(cell * 10 + digit);
}

function forgetHidden(queue: Queue, house: number, digit: number): void {
  for (let i = queue.from; i < queue.items.length; i++) {
    const item = queue.items[i];
    if (item % 10 === digit && HOUSES_OF[Math.floor(item / 10)].includes(house)) {
      queue.items.splice(i, 1);
      return;
    }
  }
}

/** Takes the next single off its queue. */
export function takeSingle(queue: Queue): number | undefined {
  if (queue.from >= queue.items.length) return undefined;
  const item = queue.items[queue.from++];
  if (queue.from === queue.items.length) {
    queue.items = [];
    queue.from = 0;
  }
  return item;
}

/** The cells that have each digit as a candidate; none at 0. */
export function placesOf(grid: Grid): readonly CellSet[] {
  const places = Array.from({ length: 10 }, () => cellSet(WORDS));
  for (let cell = 0; cell < 81; cell++) {
    for (const digit of DIGITS[grid.cells[cell]]) addCell(places[digit], cell);
  }
  return places;
}

function housesOf(cell: number): readonly number[] {
  return [rowOf(cell), 9 + columnOf(cell), 18 + blockOf(cell)];
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
