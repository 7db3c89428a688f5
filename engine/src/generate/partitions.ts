/**
 * The three columns of a 9×9 box, in one band, hold three sets of three digits: a partition of the nine. Drawing a full
 * grid has two halves: the sets of its columns, and the order of their digits in the rows of each band. The tables here
 * count the possibilities of the second half, so that `classic-grid.ts` can draw the first with exactly the right
 * weights.
 *
 * Digits are 0–8 here, sets of them bits. A partition is numbered 0 … 279; its blocks stand in the order of their
 * smallest digits.
 */

import type { Random } from '../random.ts';

/** The partition {0 1 2} {3 4 5} {6 7 8}. */
const PLAIN = 0;
export const PARTITIONS = 280;
/** Ways to choose the columns below those of a given partition: each is disjoint from the column above it. */
export const SPLITS = 56;

export interface Partitions {
  /** The three blocks of each partition. */
  readonly blocks: Int16Array;
  /** For each partition and split, the blocks below its own. */
  readonly under: Int16Array;
  /** For each partition and split, the partition of those blocks, and that of the digits left for the third band. */
  readonly second: Int16Array;
  readonly third: Int16Array;
  /**
   * `orders(a, b, c)`: the number of ways in which three boxes with these columns form a band, divided by the 6 orders
   * of a column.
   */
  readonly orders: (a: number, b: number, c: number) => number;
  /**
   * For two bands with these columns, an upper bound for the sum, over all splits of one partition, of the products of
   * their orders (Cauchy–Schwarz: the largest sum of squares).
   */
  readonly mostProducts: number;
  /** The number of a partition from two of its blocks. */
  readonly partitionOf: (block: number, other: number) => number;
}

/** The tables, created on first use. */
export function partitions(): Partitions {
  made ??= makePartitions();
  return made;
}

let made: Partitions | undefined;

/** The six orders of three things. */
export const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/**
 * Draws one of the bands whose nine columns hold these sets, the first column ascending from the top, each band equally
 * likely, and writes it, three digits per column. There must be one.
 *
 * The first box is ordered in 36 ways, then each column of the second box according to what that leaves: two ways or
 * none. The third box then has no choice. So the bands are those of 288 choices that work, about 1 in 9.
 */
export function drawBand(columns: ArrayLike<number>, random: Random, band: Uint8Array): void {
  readDigits(columns);
  let choice = random.below(CHOICES);
  while (!isBand(choice)) choice = random.below(CHOICES);
  writeBand(band);
}

/** The number of such bands. */
export function countBands(columns: ArrayLike<number>): number {
  readDigits(columns);
  let count = 0;
  for (let choice = 0; choice < CHOICES; choice++) if (isBand(choice)) count++;
  return count;
}

const CHOICES = 36 * 8;

/** Orders the columns of two boxes by a choice. Returns whether that makes a band. */
function isBand(choice: number): boolean {
  const order = choice >> 3;
  orderFirst(0, 0);
  orderFirst(1, (order / 6) | 0);
  orderFirst(2, order % 6);
  return (
    orderSecond(3, choice & 1) &&
    orderSecond(4, choice & 2) &&
    orderSecond(5, choice & 4) &&
    isThird(6) &&
    isThird(7) &&
    isThird(8)
  );
}

/** State of the current band: the digits of each column, ascending, … */
const DIGITS = new Uint8Array(27);
/** … and for each digit its row in the first box, and in the third (as a bit). */
const FIRST = new Uint8Array(9);
const THIRD = new Uint8Array(9);

/** For each order, the row of each of three digits. */
const ROW_IN = Uint8Array.from(ORDERS.flat());

/** For every three rows forbidden to three digits, the remaining orders, as bits. */
const ORDERS_LEFT = Uint8Array.from({ length: 27 }, (_, rows) =>
  ORDERS.reduce((left, [a, b, c], order) => {
    const isForbidden = a === Math.floor(rows / 9) || b === Math.floor(rows / 3) % 3 || c === rows % 3;
    return isForbidden ? left : left | (1 << order);
  }, 0),
);

function readDigits(columns: ArrayLike<number>): void {
  for (let column = 0, at = 0; column < 9; column++) {
    for (let rest = columns[column]; rest !== 0; rest &= rest - 1)
      DIGITS[at++] = 31 - Math.clz32(rest & -rest);
  }
}

function orderFirst(column: number, order: number): void {
  for (let k = 0; k < 3; k++) FIRST[DIGITS[3 * column + k]] = ROW_IN[3 * order + k];
}

/**
 * Orders a column of the second box in one of the ways that put no digit in its row of the first box, if there is one.
 */
function orderSecond(column: number, choice: number): boolean {
  const at = 3 * column;
  const left = ORDERS_LEFT[9 * FIRST[DIGITS[at]] + 3 * FIRST[DIGITS[at + 1]] + FIRST[DIGITS[at + 2]]];
  if (left === 0) return false;
  const order = 31 - Math.clz32(choice === 0 ? left : left & -left);
  for (let k = 0; k < 3; k++) {
    const digit = DIGITS[at + k];
    THIRD[digit] = 7 & ~(1 << FIRST[digit]) & ~(1 << ROW_IN[3 * order + k]);
  }
  return true;
}

/** Whether a column of the third box has a digit for each row. */
function isThird(column: number): boolean {
  const at = 3 * column;
  return (THIRD[DIGITS[at]] | THIRD[DIGITS[at + 1]] | THIRD[DIGITS[at + 2]]) === 7;
}

function writeBand(band: Uint8Array): void {
  for (let at = 0; at < 27; at++) {
    const digit = DIGITS[at];
    const third = THIRD[digit] >> 1;
    const row = at < 9 ? FIRST[digit] : at < 18 ? 3 - FIRST[digit] - third : third;
    band[at - (at % 3) + row] = digit;
  }
}

function makePartitions(): Partitions {
  const { blocks, ofBlocks } = listPartitions();
  const partitionOf = (block: number, other: number): number => ofBlocks[block * 512 + other];
  const image = (partition: number, map: ArrayLike<number>): number =>
    partitionOf(mapped(blocks[3 * partition], map), mapped(blocks[3 * partition + 1], map));
  const { under, second, third } = listSplits(blocks, partitionOf);
  const { counts, mostProducts } = countOrders(blocks, second, image);
  // Any three partitions are equivalent to three of which the first is the plain one.
  const toPlain = new Int16Array(PARTITIONS * PARTITIONS);
  for (let a = 0; a < PARTITIONS; a++) {
    const map = new Uint8Array(9);
    for (let k = 0, to = 0; k < 3; k++) for (const digit of digitsOf(blocks[3 * a + k])) map[digit] = to++;
    for (let b = 0; b < PARTITIONS; b++) toPlain[a * PARTITIONS + b] = image(b, map);
  }
  const orders = (a: number, b: number, c: number): number =>
    counts[toPlain[a * PARTITIONS + b] * PARTITIONS + toPlain[a * PARTITIONS + c]];
  return { blocks, under, second, third, orders, mostProducts, partitionOf };
}

function listPartitions(): { blocks: Int16Array; ofBlocks: Int16Array } {
  const blocks = new Int16Array(3 * PARTITIONS);
  const ofBlocks = new Int16Array(512 * 512);
  let count = 0;
  for (const first of triplesIn(511).filter((set) => set & 1)) {
    const rest = 511 & ~first;
    for (const second of triplesIn(rest).filter((set) => set & (rest & -rest))) {
      const three = [first, second, rest & ~second];
      blocks.set(three, 3 * count);
      for (const a of three) for (const b of three) ofBlocks[a * 512 + b] = count;
      count++;
    }
  }
  return { blocks, ofBlocks };
}

function listSplits(
  blocks: Int16Array,
  partitionOf: Partitions['partitionOf'],
): Pick<Partitions, 'under' | 'second' | 'third'> {
  const under = new Int16Array(PARTITIONS * SPLITS * 3);
  const second = new Int16Array(PARTITIONS * SPLITS);
  const third = new Int16Array(PARTITIONS * SPLITS);
  for (let partition = 0, at = 0; partition < PARTITIONS; partition++) {
    const [a, b, c] = blocks.subarray(3 * partition);
    for (const x of triplesIn(b | c)) {
      for (const y of triplesIn((a | c) & ~x)) {
        const z = 511 & ~x & ~y;
        if (z & c) continue;
        under.set([x, y, z], 3 * at);
        second[at] = partitionOf(x, y);
        third[at] = partitionOf((b | c) & ~x, (a | c) & ~y);
        at++;
      }
    }
  }
  return { under, second, third };
}

/**
 * Counts the orders of bands whose first box has the plain columns. Renaming digits within and among the plain blocks
 * changes nothing, and reduces the second partition to a few cases: bands are enumerated only for those.
 */
function countOrders(
  blocks: Int16Array,
  split: Int16Array,
  image: (partition: number, map: ArrayLike<number>) => number,
): { counts: Int16Array; mostProducts: number } {
  const counts = new Int16Array(PARTITIONS * PARTITIONS);
  const isDone = new Uint8Array(PARTITIONS);
  const renamings = plainRenamings();
  let mostProducts = 0;
  for (let second = 0; second < PARTITIONS; second++) {
    if (isDone[second]) continue;
    const own = new Int16Array(PARTITIONS);
    for (let third = 0; third < PARTITIONS; third++) {
      const columns = [PLAIN, second, third].flatMap((box) => [...blocks.subarray(3 * box, 3 * box + 3)]);
      own[third] = countBands(columns);
    }
    for (let at = 0; at < split.length; at += SPLITS) {
      const norm = split.subarray(at, at + SPLITS).reduce((sum, third) => sum + own[third] ** 2, 0);
      mostProducts = Math.max(mostProducts, norm);
    }
    for (const map of renamings) {
      const renamed = image(second, map);
      if (isDone[renamed]) continue;
      isDone[renamed] = 1;
      for (let third = 0; third < PARTITIONS; third++)
        counts[renamed * PARTITIONS + image(third, map)] = own[third];
    }
  }
  return { counts, mostProducts };
}

/** The 1296 renamings of digits that preserve the plain partition. */
function plainRenamings(): Uint8Array[] {
  const all: Uint8Array[] = [];
  for (const blocks of ORDERS)
    for (const a of ORDERS)
      for (const b of ORDERS)
        for (const c of ORDERS) {
          const within = [a, b, c];
          all.push(
            Uint8Array.from(
              { length: 9 },
              (_, d) => 3 * blocks[Math.floor(d / 3)] + within[Math.floor(d / 3)][d % 3],
            ),
          );
        }
  return all;
}

function mapped(set: number, map: ArrayLike<number>): number {
  let image = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) image |= 1 << map[31 - Math.clz32(rest & -rest)];
  return image;
}

/** The sets of three digits, in a fixed order. */
const TRIPLES = [0, 1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((b) =>
    [2, 3, 4, 5, 6, 7, 8].flatMap((c) => (a < b && b < c ? [(1 << a) | (1 << b) | (1 << c)] : [])),
  ),
);

function triplesIn(set: number): number[] {
  return TRIPLES.filter((triple) => (triple & ~set) === 0);
}

function digitsOf(set: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((digit) => (set >> digit) & 1);
}
