/**
 * The three columns of a 9×9 box, in one band, hold three sets of three digits: a partition of the nine. Which
 * columns a full grid has is the first half of what it is; how each band orders them into rows is the second. The
 * tables here count the second half, so that `classic-grid.ts` can draw the first with exactly the right weights.
 *
 * Digits are 0–8 here, sets of them bits. A partition is numbered 0 … 279; its blocks stand in the order of their
 * smallest digits.
 */

/** The partition {0 1 2} {3 4 5} {6 7 8}. */
export const PLAIN = 0;
export const PARTITIONS = 280;
/** Ways to choose the columns that lie under those of a given partition: all disjoint from what stands above. */
export const SPLITS = 56;

export interface Partitions {
  /** The three blocks of each partition. */
  readonly blocks: Int16Array;
  /** For each partition and split the blocks that stand under its own. */
  readonly under: Int16Array;
  /** For each partition and split the partition of those blocks, and that of what is left for the third band. */
  readonly second: Int16Array;
  readonly third: Int16Array;
  /** `orders(a, b, c)`: in how many ways three boxes with these columns make a band, over the 6 orders of a column. */
  readonly orders: (a: number, b: number, c: number) => number;
  /** No band has more orders. */
  readonly mostOrders: number;
  /** The number of a partition from two of its blocks. */
  readonly partitionOf: (block: number, other: number) => number;
}

/** The tables, made once, when first asked for. */
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
 * Walks through the bands whose nine columns hold these sets, their first column in ascending order from the top,
 * skips the first `skip` of them and writes the next, three digits a column, into `band`. Returns how many bands it
 * has seen: all there are, if there was none to write.
 *
 * The first box is ordered, then the second by what that leaves; the third has then no choice.
 */
export function seekBand(columns: ArrayLike<number>, skip: number, band: Uint8Array): number {
  const bits = orderedBits(columns);
  let seen = 0;
  for (let j = 0; j < 36; j++) {
    const b = 18 + 3 * ((j / 6) | 0);
    const c = 36 + 3 * (j % 6);
    const top = bits[0] | bits[b] | bits[c];
    const middle = bits[1] | bits[b + 1] | bits[c + 1];
    const bottom = bits[2] | bits[b + 2] | bits[c + 2];
    for (let d = 54; d < 72; d += 3) {
      if ((bits[d] & top) | (bits[d + 1] & middle) | (bits[d + 2] & bottom)) continue;
      for (let e = 72; e < 90; e += 3) {
        if ((bits[e] & top) | (bits[e + 1] & middle) | (bits[e + 2] & bottom)) continue;
        for (let f = 90; f < 108; f += 3) {
          if ((bits[f] & top) | (bits[f + 1] & middle) | (bits[f + 2] & bottom)) continue;
          const last = 511 & ~(top | bits[d] | bits[e] | bits[f]);
          const second = 511 & ~(middle | bits[d + 1] | bits[e + 1] | bits[f + 1]);
          if (!fits(columns[6], last, second) || !fits(columns[7], last, second)) continue;
          if (!fits(columns[8], last, second) || seen++ < skip) continue;
          for (const [column, at] of [0, b, c, d, e, f].entries())
            writeColumn(band, column, bits[at], bits[at + 1], bits[at + 2]);
          for (let k = 6; k < 9; k++) {
            const first = columns[k] & last;
            const next = columns[k] & second;
            writeColumn(band, k, first, next, columns[k] & ~first & ~next);
          }
          return seen;
        }
      }
    }
  }
  return seen;
}

/** For each of the first six columns its six orders, three single bits each. */
function orderedBits(columns: ArrayLike<number>): Int16Array {
  for (let column = 0, at = 0; column < 6; column++) {
    const low = columns[column] & -columns[column];
    const rest = columns[column] & ~low;
    const digits = [low, rest & -rest, rest & (rest - 1)];
    for (const order of ORDERS) for (const k of order) BITS[at++] = digits[k];
  }
  return BITS;
}

const BITS = new Int16Array(108);

/** Whether a column of the third box has one digit for the top row, one for the middle and one for the bottom. */
function fits(column: number, top: number, middle: number): boolean {
  return (column & top) !== 0 && (column & middle) !== 0 && (column & ~top & ~middle) !== 0;
}

function writeColumn(band: Uint8Array, column: number, top: number, middle: number, bottom: number): void {
  band[3 * column] = 31 - Math.clz32(top);
  band[3 * column + 1] = 31 - Math.clz32(middle);
  band[3 * column + 2] = 31 - Math.clz32(bottom);
}

function makePartitions(): Partitions {
  const { blocks, ofBlocks } = listPartitions();
  const partitionOf = (block: number, other: number): number => ofBlocks[block * 512 + other];
  const image = (partition: number, map: ArrayLike<number>): number =>
    partitionOf(mapped(blocks[3 * partition], map), mapped(blocks[3 * partition + 1], map));
  const { under, second, third } = listSplits(blocks, partitionOf);
  const { counts, most } = countOrders(blocks, image);
  // Any three partitions are alike to three of which the first is the plain one.
  const toPlain = new Int16Array(PARTITIONS * PARTITIONS);
  for (let a = 0; a < PARTITIONS; a++) {
    const map = new Uint8Array(9);
    for (let k = 0, to = 0; k < 3; k++) for (const digit of digitsOf(blocks[3 * a + k])) map[digit] = to++;
    for (let b = 0; b < PARTITIONS; b++) toPlain[a * PARTITIONS + b] = image(b, map);
  }
  const orders = (a: number, b: number, c: number): number =>
    counts[toPlain[a * PARTITIONS + b] * PARTITIONS + toPlain[a * PARTITIONS + c]];
  return { blocks, under, second, third, orders, mostOrders: most, partitionOf };
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
 * changes nothing, and takes the second partition to one of a handful: only for those are bands walked through.
 */
function countOrders(
  blocks: Int16Array,
  image: (partition: number, map: ArrayLike<number>) => number,
): { counts: Int16Array; most: number } {
  const counts = new Int16Array(PARTITIONS * PARTITIONS);
  const isDone = new Uint8Array(PARTITIONS);
  const renamings = plainRenamings();
  let most = 0;
  for (let second = 0; second < PARTITIONS; second++) {
    if (isDone[second]) continue;
    const own = new Int16Array(PARTITIONS);
    for (let third = 0; third < PARTITIONS; third++) {
      const columns = [PLAIN, second, third].flatMap((box) => [...blocks.subarray(3 * box, 3 * box + 3)]);
      own[third] = seekBand(columns, Infinity, NOWHERE);
      most = Math.max(most, own[third]);
    }
    for (const map of renamings) {
      const renamed = image(second, map);
      if (isDone[renamed]) continue;
      isDone[renamed] = 1;
      for (let third = 0; third < PARTITIONS; third++)
        counts[renamed * PARTITIONS + image(third, map)] = own[third];
    }
  }
  return { counts, most };
}

const NOWHERE = new Uint8Array(27);

/** The 1296 renamings of digits that leave the plain partition as it is. */
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

/** The subsets of three digits, in a fixed order. */
function triplesIn(set: number): number[] {
  const digits = digitsOf(set);
  return digits.flatMap((a, i) =>
    digits.slice(i + 1).flatMap((b, j) => digits.slice(i + j + 2).map((c) => (1 << a) | (1 << b) | (1 << c))),
  );
}

function digitsOf(set: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((digit) => (set >> digit) & 1);
}
