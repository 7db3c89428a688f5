/**
 * Full grids of the classic 9×9 board, each exactly as likely as any other.
 *
 * A grid is drawn in two halves. The first half decides which digits each column holds in each band: the columns of the
 * top band are drawn, then for each stack one of the 56 ways to choose the digits below. The number of grids with a
 * choice is the product of the numbers of orders of its second and third band, so choices must be drawn in proportion
 * to that product: the first two stacks by rejection (about 1 in 4 is kept), the third by weight. The second half draws
 * the orders among those that fit. Finally, everything that was fixed without loss of generality is shuffled: names of
 * the digits, columns, rows.
 *
 * The counting idea, columns first, is that of Kjell Fredrik Pettersen's count of all grids (2005).
 */
import { type Random, shuffle } from '../random.ts';
import { drawBand, ORDERS, type Partitions, partitions, SPLITS } from './partitions.ts';

/** Draws a full grid: 81 digits, row by row. */
export function drawClassicGrid(random: Random): Uint8Array {
  const tables = partitions();
  const top = topBoxes(tables);
  const { boxes, splits } = drawColumns(tables, top, random);
  for (let box = 0; box < 3; box++) {
    const rows = top.rows.subarray(9 * boxes[box], 9 * boxes[box] + 9);
    for (let column = 0; column < 3; column++) {
      const own = (1 << rows[column]) | (1 << rows[3 + column]) | (1 << rows[6 + column]);
      const below = underneath(tables, top.partition[boxes[box]], splits[box], own);
      const at = 3 * box + column;
      for (let row = 0; row < 3; row++) BANDS[0][3 * at + row] = rows[3 * row + column];
      COLUMNS[0][at] = own;
      COLUMNS[1][at] = below;
      COLUMNS[2][at] = 511 & ~own & ~below;
    }
  }
  for (let band = 1; band < 3; band++) drawBand(COLUMNS[band], random, BANDS[band]);
  return shuffled(random);
}

/** State of the current grid: the three bands, three digits per column, and the sets of their columns. */
const BANDS = [new Uint8Array(27), new Uint8Array(27), new Uint8Array(27)];
const COLUMNS = [new Int16Array(9), new Int16Array(9), new Int16Array(9)];

/**
 * A box of a top band, reduced: its rows are one of the 56 choices that fit the plain box, its columns are ordered by
 * their first digits.
 */
interface TopBoxes {
  /** Nine digits each, row by row; the last is the plain box itself. */
  readonly rows: Uint8Array;
  /** The partition into columns. */
  readonly partition: Int16Array;
  /** For each of the 56 choices of the second box's rows, the matching choice for the third box. */
  readonly third: Int16Array;
}

/** 56 choices of rows, 36 orders within them. */
const ORDERED = 36;

let boxesMade: TopBoxes | undefined;

function topBoxes(tables: Partitions): TopBoxes {
  boxesMade ??= makeTopBoxes(tables);
  return boxesMade;
}

/** Rows under a partition are columns beside it: the same 56 choices, so one table gives both. */
function makeTopBoxes({ under, partitionOf }: Partitions): TopBoxes {
  const boxCount = SPLITS * ORDERED + 1;
  const rows = new Uint8Array(9 * boxCount);
  const partition = new Int16Array(boxCount);
  const fill = (at: number, sets: readonly number[], orders: readonly (readonly number[])[]): void => {
    for (let row = 0; row < 3; row++) {
      const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((digit) => (sets[row] >> digit) & 1);
      for (let column = 0; column < 3; column++)
        rows[9 * at + 3 * row + column] = digits[orders[row][column]];
    }
    const column = (k: number): number =>
      [0, 3, 6].reduce((set, row) => set | (1 << rows[9 * at + row + k]), 0);
    partition[at] = partitionOf(column(0), column(1));
  };
  const chosen = Array.from({ length: SPLITS }, (_, k) => [...under.subarray(3 * k, 3 * k + 3)]);
  for (const [k, sets] of chosen.entries()) {
    for (let order = 0; order < ORDERED; order++)
      fill(k * ORDERED + order, sets, [ORDERS[0], ORDERS[Math.floor(order / 6)], ORDERS[order % 6]]);
  }
  fill(boxCount - 1, PLAIN_ROWS, [ORDERS[0], ORDERS[0], ORDERS[0]]);
  const third = chosen.map((sets) => {
    const left = sets.map((set, row) => 511 & ~set & ~PLAIN_ROWS[row]);
    return chosen.findIndex((other) => other.every((set, row) => set === left[row]));
  });
  return { rows, partition, third: Int16Array.from(third) };
}

const PLAIN_ROWS = [7, 56, 448];

/**
 * Draws the columns of all bands; `boxes` are the three of the top band. The split of the third box is drawn with the
 * right weights from all that fit the rest; their total weight is the chance of keeping the rest.
 */
function drawColumns(
  { second, third, orders, mostProducts }: Partitions,
  top: TopBoxes,
  random: Random,
): { boxes: readonly number[]; splits: readonly number[] } {
  const plain = SPLITS * ORDERED;
  const plainColumns = top.partition[plain] * SPLITS;
  for (;;) {
    let drawn = random.below(SPLITS * ORDERED * ORDERED);
    const rows = drawn % SPLITS;
    drawn = (drawn / SPLITS) | 0;
    const middle = rows * ORDERED + (drawn % ORDERED);
    const right = top.third[rows] * ORDERED + ((drawn / ORDERED) | 0);
    drawn = random.below(SPLITS * SPLITS);
    const left = drawn % SPLITS;
    const between = (drawn / SPLITS) | 0;
    const atLeft = plainColumns + left;
    const atBetween = top.partition[middle] * SPLITS + between;
    const atRight = top.partition[right] * SPLITS;
    let rest = random.below(mostProducts);
    for (let split = 0; split < SPLITS; split++) {
      const below = orders(second[atLeft], second[atBetween], second[atRight + split]);
      const bottom = orders(third[atLeft], third[atBetween], third[atRight + split]);
      rest -= below * bottom;
      if (rest < 0) return { boxes: [plain, middle, right], splits: [left, between, split] };
    }
  }
}

/** The set that a split places under a column of the partition. */
function underneath({ blocks, under }: Partitions, partition: number, split: number, column: number): number {
  let block = 0;
  while (blocks[3 * partition + block] !== column) block++;
  return under[3 * (partition * SPLITS + split) + block];
}

/** Shuffles the digits' names, the order of columns within stacks and of rows within bands. */
function shuffled(random: Random): Uint8Array {
  const names = shuffle(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9), random);
  const rowOrders = BANDS.map(() => ORDERS[random.below(6)]);
  const columnOrders = BANDS.map(() => ORDERS[random.below(6)]);
  const grid = new Uint8Array(81);
  for (let row = 0; row < 9; row++) {
    const band = BANDS[(row / 3) | 0];
    const from = rowOrders[(row / 3) | 0][row % 3];
    for (let column = 0; column < 9; column++) {
      const stack = (column / 3) | 0;
      const at = 3 * stack + columnOrders[stack][column % 3];
      grid[9 * row + column] = names[band[3 * at + from]];
    }
  }
  return grid;
}
