/**
 * The min-lex form of a filled 9×9 grid. Its first row is always 123456789, so what counts is the second: for each
 * pair of rows of a band, each stack that may come first and each order of its columns, the digits of row 2 there
 * decide which stack comes second and where most columns go. What is open after that is tried.
 *
 * The buffers of this file are for one grid at a time; nothing of them outlives a call.
 */
import { type MinLexForm, type MinLexMaps, readLines } from './min-lex.ts';

/** `cells`: 81 digits, each nine times, none twice in a house. */
export function minLexGrid(cells: ArrayLike<number>): MinLexForm {
  const lines = readLines(cells);
  const best: Best = { read: new Uint8Array(81).fill(10), maps: [] };
  for (const base of [0, 81]) {
    for (let first = 0; first < 9; first++) {
      for (const step of [1, 2]) tryRows(lines, base, first, neighbour(first, step), best);
    }
  }
  return { ...best.maps[0], ways: best.maps.length };
}

/** The smallest grid found so far, row by row, and all that leads to it. */
interface Best {
  readonly read: Uint8Array;
  maps: MinLexMaps[];
}

const ORDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  0: [[]],
  1: [[0]],
  2: [
    [0, 1],
    [1, 0],
  ],
  3: [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
};

/** Column of row 1 for each digit of the source. */
const columnOf = new Uint8Array(10);
/** The column of the source at each place. */
const columns = new Uint8Array(9);
const labels = new Uint8Array(10);
const rows = new Uint8Array(9);
const read = new Uint8Array(81);

/** The other rows of the band, in turn. */
function neighbour(row: number, step: number): number {
  return row - (row % 3) + ((row + step) % 3);
}

function tryRows(lines: Uint8Array, base: number, first: number, second: number, best: Best): void {
  for (let column = 0; column < 9; column++) columnOf[lines[base + first * 9 + column]] = column;
  rows[0] = first;
  rows[1] = second;
  // The three rows of a band add up to three times the middle one.
  rows[2] = 3 * (first - (first % 3) + 1) - first - second;
  for (let stack = 0; stack < 3; stack++) {
    for (const order of ORDERS[3]) tryStack(lines, base, stack, order, best);
  }
}

function tryStack(
  lines: Uint8Array,
  base: number,
  stack: number,
  order: readonly number[],
  best: Best,
): void {
  const secondAt = base + rows[1] * 9;
  let secondStack = -1;
  let inSecond = 3;
  let inThird = 6;
  let isSmaller = false;
  for (let k = 0; k < 3; k++) {
    columns[k] = stack * 3 + order[k];
    const column = columnOf[lines[secondAt + columns[k]]];
    if (secondStack < 0) secondStack = (column / 3) | 0;
    const place = ((column / 3) | 0) === secondStack ? inSecond++ : inThird++;
    columns[place] = column;
    // The label of the digit is where its column stands in row 1.
    if (!isSmaller && place + 1 > best.read[9 + k]) return;
    if (place + 1 < best.read[9 + k]) isSmaller = true;
  }
  const spareSecond = spareColumns(secondStack, 3, inSecond);
  const spareThird = spareColumns(3 - stack - secondStack, 6, inThird);
  for (const a of ORDERS[spareSecond.length]) {
    for (const b of ORDERS[spareThird.length]) {
      a.forEach((from, to) => (columns[inSecond + to] = spareSecond[from]));
      b.forEach((from, to) => (columns[inThird + to] = spareThird[from]));
      compare(lines, base, best);
    }
  }
}

/** The columns of a stack that are not among the places from `from` to before `end`. */
function spareColumns(stack: number, from: number, end: number): number[] {
  const used = columns.subarray(from, end);
  return [stack * 3, stack * 3 + 1, stack * 3 + 2].filter((column) => !used.includes(column));
}

/** Reads the grid with rows 1 and 2 and all columns decided, as far as it is not larger than the best. */
function compare(lines: Uint8Array, base: number, best: Best): void {
  for (let place = 0; place < 9; place++) labels[lines[base + rows[0] * 9 + columns[place]]] = place + 1;
  let isSmaller = best.maps.length === 0;
  for (let row = 0; row < 9; row++) {
    if (row === 3) orderOtherRows(lines, base);
    const from = base + rows[row] * 9;
    for (let place = 0; place < 9; place++) {
      const digit = labels[lines[from + columns[place]]];
      const at = row * 9 + place;
      read[at] = digit;
      if (isSmaller || digit === best.read[at]) continue;
      if (digit > best.read[at]) return;
      isSmaller = true;
    }
  }
  if (isSmaller) {
    best.read.set(read);
    best.maps = [];
  }
  best.maps.push({ isTransposed: base !== 0, rows: [...rows], columns: [...columns], digits: [...labels] });
}

/** The rows of the other two bands by their first digits, which are all different. */
function orderOtherRows(lines: Uint8Array, base: number): void {
  const firstDigit = (row: number): number => labels[lines[base + row * 9 + columns[0]]];
  const ordered = (band: number): number[] =>
    [band * 3, band * 3 + 1, band * 3 + 2].sort((a, b) => firstDigit(a) - firstDigit(b));
  const [a, b] = [0, 1, 2].filter((band) => band !== ((rows[0] / 3) | 0)).map(ordered);
  rows.set(firstDigit(a[0]) < firstDigit(b[0]) ? [...a, ...b] : [...b, ...a], 3);
}
