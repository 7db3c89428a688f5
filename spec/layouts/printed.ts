import { createRandom, type Random, shuffle } from '../../engine/src/random.ts';

/** A puzzle as plain numbers, for printing: 0 is an empty cell. The solution keeps the givens. */
export interface Printed {
  readonly size: number;
  /** Rows and columns of a box. */
  readonly box: { readonly rows: number; readonly columns: number };
  readonly givens: readonly number[];
  readonly solution: readonly number[];
}

/** Boards that the layouts are printed on. */
export const SIZES = [4, 6, 9, 16] as const;

const BOX_ROWS: Readonly<Record<number, number>> = { 4: 2, 6: 2, 8: 2, 9: 3, 12: 3, 16: 4 };

/**
 * A full grid with some of its digits as givens; the number of solutions is unknown, because reading a text does not
 * depend on it. Between a ninth and eight ninths of the cells are given, so that empty and full rows occur.
 */
export function drawPrinted(seed: string, size: number): Printed {
  const random = createRandom(`${seed} ${size}`);
  const rows = BOX_ROWS[size];
  const columns = size / rows;
  const solution = fullGrid(random, size, rows, columns);
  const share = 1 + random.below(8);
  const givens = solution.map((digit) => (random.below(9) < share ? digit : 0));
  return { size, box: { rows, columns }, givens, solution };
}

/** A simple pattern with digits, rows and columns shuffled as far as the boxes allow. */
function fullGrid(random: Random, size: number, boxRows: number, boxColumns: number): number[] {
  const digits = shuffle(
    Array.from({ length: size }, (_, index) => index + 1),
    random,
  );
  const rows = shuffledBy(random, size / boxRows, boxRows);
  const columns = shuffledBy(random, size / boxColumns, boxColumns);
  return rows.flatMap((row) =>
    columns.map((column) => {
      const shift = (row % boxRows) * boxColumns + Math.floor(row / boxRows);
      return digits[(shift + column) % size];
    }),
  );
}

/** 0 … `groups` × `length` − 1, with the groups shuffled, and the numbers within each. */
function shuffledBy(random: Random, groups: number, length: number): number[] {
  const order = shuffle(
    Array.from({ length: groups }, (_, index) => index),
    random,
  );
  return order.flatMap((group) =>
    shuffle(
      Array.from({ length }, (_, index) => group * length + index),
      random,
    ),
  );
}

/** Rows of cells, each converted by `sign`. */
export function rowsOf(
  { size }: Printed,
  digits: readonly number[],
  sign: (digit: number, place: number) => string,
): string[][] {
  return Array.from({ length: size }, (_, row) =>
    digits.slice(row * size, (row + 1) * size).map((digit, column) => sign(digit, row * size + column)),
  );
}

const SYMBOLS = '123456789ABCDEFG';

/** How a digit is written; an empty cell as `empty`. */
export function symbolOr(empty: string): (digit: number) => string {
  return (digit) => (digit === 0 ? empty : SYMBOLS[digit - 1]);
}

/** A row in parts as wide as a box. */
export function inBoxes<T>({ box }: Printed, row: readonly T[]): T[][] {
  return Array.from({ length: row.length / box.columns }, (_, at) =>
    row.slice(at * box.columns, (at + 1) * box.columns),
  );
}

/** Lines in bands as high as a box. */
export function inBands<T>({ box }: Printed, rows: readonly T[]): T[][] {
  return Array.from({ length: rows.length / box.rows }, (_, at) =>
    rows.slice(at * box.rows, (at + 1) * box.rows),
  );
}
