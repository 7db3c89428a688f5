/**
 * The min-lex form of a filled 9×9 grid. Its first row is always 123456789, so the second decides: for each pair of
 * rows of a band, each possible first stack and each order of its columns, the digits of row 2 there determine the
 * second stack and the place of most columns. The rest is tried.
 *
 * The buffers of this file are for one grid at a time and are not used after a call.
 */
import { type MinLexForm, ORDERS, readLines } from './min-lex.ts';

/** The min-lex form of a grid. `cells`: 81 digits, each nine times, none twice in a house. */
export function minLexGrid(cells: ArrayLike<number>): MinLexForm {
  const lines = readLines(cells);
  const best: Best = {
    read: new Uint8Array(81).fill(10),
    ways: 0,
    base: 0,
    rows: new Uint8Array(9),
    columns: new Uint8Array(9),
    labels: new Uint8Array(10),
  };
  for (const base of [0, 81]) {
    for (let first = 0; first < 9; first++) {
      for (const step of [1, 2]) tryRows(lines, base, first, neighbour(first, step), best);
    }
  }
  return {
    isTransposed: best.base !== 0,
    rows: [...best.rows],
    columns: [...best.columns],
    digits: [...best.labels],
    ways: best.ways,
  };
}

/** The smallest grid found so far, row by row, the number of ways that lead to it, and the first of them. */
interface Best {
  readonly read: Uint8Array;
  ways: number;
  base: number;
  readonly rows: Uint8Array;
  readonly columns: Uint8Array;
  readonly labels: Uint8Array;
}

/** The column in row 1 of each digit of the source. */
const columnOf = new Uint8Array(10);
/** The column of the source at each place. */
const columns = new Uint8Array(9);
const labels = new Uint8Array(10);
const rows = new Uint8Array(9);
const read = Uint8Array.from({ length: 81 }, (_, at) => at + 1);

/** The row `step` places further in the same band, cyclically. */
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
    // The label of the digit is the place of its column in row 1.
    if (!isSmaller && place + 1 > best.read[9 + k]) return;
    if (place + 1 < best.read[9 + k]) isSmaller = true;
  }
  const spareSecond = spareColumns(secondStack, 3, inSecond);
  const spareThird = spareColumns(3 - stack - secondStack, 6, inThird);
  for (const a of ORDERS[6 - inSecond]) {
    for (let k = 0; k < a.length; k++) columns[inSecond + k] = columnAt(secondStack, spareSecond, a[k]);
    for (const b of ORDERS[9 - inThird]) {
      for (let k = 0; k < b.length; k++)
        columns[inThird + k] = columnAt(3 - stack - secondStack, spareThird, b[k]);
      compare(lines, base, best);
    }
  }
}

/** The columns of a stack, as bits, that are not yet at the places `from` … `end − 1`. */
function spareColumns(stack: number, from: number, end: number): number {
  let spare = 7;
  for (let place = from; place < end; place++) spare &= ~(1 << (columns[place] - 3 * stack));
  return spare;
}

/** The column among `spare` that has `before` others before it. */
function columnAt(stack: number, spare: number, before: number): number {
  let rest = spare;
  for (let k = 0; k < before; k++) rest &= rest - 1;
  return 3 * stack + 31 - Math.clz32(rest & -rest);
}

/** Reads the grid, with rows 1 and 2 and all columns decided, until it is larger than the best. */
function compare(lines: Uint8Array, base: number, best: Best): void {
  for (let place = 0; place < 9; place++) labels[lines[base + rows[0] * 9 + columns[place]]] = place + 1;
  let isSmaller = best.ways === 0;
  // The first row is always 123456789.
  for (let row = 1; row < 9; row++) {
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
  best.ways++;
  if (!isSmaller) return;
  best.ways = 1;
  best.base = base;
  best.read.set(read);
  best.rows.set(rows);
  best.columns.set(columns);
  best.labels.set(labels);
}

/** Orders the rows of the other two bands by their first digits, which are all different. */
function orderOtherRows(lines: Uint8Array, base: number): void {
  const own = rows[0] - (rows[0] % 3);
  const from = base + columns[0];
  let count = 3;
  for (let band = 0; band < 9; band += 3) {
    if (band === own) continue;
    const start = count;
    for (let row = band; row < band + 3; row++) {
      let at = count++;
      for (; at > start && digitAt(lines, from, rows[at - 1]) > digitAt(lines, from, row); at--)
        rows[at] = rows[at - 1];
      rows[at] = row;
    }
  }
  if (digitAt(lines, from, rows[3]) < digitAt(lines, from, rows[6])) return;
  for (let at = 3; at < 6; at++) {
    const row = rows[at];
    rows[at] = rows[at + 3];
    rows[at + 3] = row;
  }
}

function digitAt(lines: Uint8Array, from: number, row: number): number {
  return labels[lines[from + 9 * row]];
}
