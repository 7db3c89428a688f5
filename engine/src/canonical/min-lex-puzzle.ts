/**
 * The min-lex form of a 9×9 puzzle that is not filled: of all 2 · 6⁸ · 9! equivalent puzzles, the first when the 81
 * cells are read as digits, row by row, with 0 for an open cell.
 *
 * Rows are chosen one after another, from the top. Only the beginnings that share the smallest rows so far are kept.
 * Columns and stacks that have held nothing yet stay undecided, which makes sparse puzzles fast. Digits get their
 * labels as they appear, so if several new ones could come first, each is tried.
 */
import { type MinLexForm, type MinLexMaps, ORDERS, readLines } from './min-lex.ts';

/** A beginning: the chosen rows, and the decisions about columns and labels so far. */
interface Beginning {
  /** The start of the lines of the board, or of the transposed board. */
  readonly base: number;
  /** The rows of the source in their new order. */
  readonly rows: readonly number[];
  /** The column of the source for each place. */
  readonly columns: readonly number[];
  /**
   * Bit j: the column at place j may be swapped with the previous one. Bit 9 + s: stack s may be swapped with the
   * previous stack. Both have been empty so far.
   */
  readonly ties: number;
  /** For each digit of the source, its label, 0 while it has none. */
  readonly labels: readonly number[];
  readonly nextLabel: number;
}

const ALL_TIES = 0b110_110110110;
/** Represents any digit without a label, and is larger than all labels. */
const NEW = 10;

/**
 * The min-lex form of a puzzle. `cells`: 81 digits, 0 if open; not all filled, and no digit twice in a row or column.
 */
export function minLexPuzzle(cells: ArrayLike<number>): MinLexForm {
  const lines = readLines(cells);
  let beginnings: Beginning[] = [0, 81].map((base) => ({
    base,
    rows: [],
    columns: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    ties: ALL_TIES,
    labels: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    nextLabel: 1,
  }));
  for (let place = 0; place < 9; place++) beginnings = withNextRow(lines, beginnings);
  const ways = beginnings.map(({ base, ties }) => waysToBreak(ties) * waysToOrderEmpty(lines, base));
  return { ...mapsOf(beginnings[0]), ways: ways.reduce((sum, count) => sum + count, 0) };
}

function withNextRow(lines: Uint8Array, beginnings: readonly Beginning[]): Beginning[] {
  let best = Infinity;
  let kept: Beginning[] = [];
  for (const beginning of beginnings) {
    for (const row of openRows(lines, beginning)) {
      const at = beginning.base + row * 9;
      const read = arrange(lines, at, beginning);
      if (read > best) continue;
      if (read < best) kept = [];
      best = read;
      addBeginnings(kept, beginning, row, lines, at);
    }
  }
  return kept;
}

/**
 * The rows that may come next: from the current band, or else from any unused band. Among empty rows of a band, and
 * among empty bands, only the first is tried: the others are equivalent and counted at the end.
 */
function openRows(lines: Uint8Array, { base, rows }: Beginning): number[] {
  const inBand = rows.length % 3;
  const begun = inBand === 0 ? -1 : (rows[rows.length - 1] / 3) | 0;
  const open: number[] = [];
  let hasEmptyBand = false;
  for (let band = 0; band < 3; band++) {
    if (begun < 0 ? rows.some((row) => ((row / 3) | 0) === band) : band !== begun) continue;
    if (begun < 0 && isEmpty(lines, base + band * 27, 27)) {
      if (hasEmptyBand) continue;
      hasEmptyBand = true;
    }
    let hasEmptyRow = false;
    for (let row = band * 3; row < band * 3 + 3; row++) {
      if (rows.includes(row)) continue;
      if (isEmpty(lines, base + row * 9, 9)) {
        if (hasEmptyRow) continue;
        hasEmptyRow = true;
      }
      open.push(row);
    }
  }
  return open;
}

/** The number of orders in which the empty rows of each band, and the empty bands, could have been chosen. */
function waysToOrderEmpty(lines: Uint8Array, base: number): number {
  let ways = 1;
  let bands = 0;
  for (let band = 0; band < 3; band++) {
    let empty = 0;
    for (let row = band * 3; row < band * 3 + 3; row++)
      if (isEmpty(lines, base + row * 9, 9)) ways *= ++empty;
    if (empty === 3) ways *= ++bands;
  }
  return ways;
}

function isEmpty(lines: Uint8Array, from: number, count: number): boolean {
  for (let at = from; at < from + count; at++) if (lines[at] !== 0) return false;
  return true;
}

/** The last result of `arrange`: the columns in order, and the content of each: 0, a label or `NEW`. */
const order = new Uint8Array(9);
const symbols = new Uint8Array(9);

/** Arranges a row to read as small as possible, and returns it as an integer of nine digits. */
function arrange(lines: Uint8Array, at: number, { columns, ties, labels, nextLabel }: Beginning): number {
  for (let j = 0; j < 9; j++) {
    const digit = lines[at + columns[j]];
    order[j] = columns[j];
    symbols[j] = digit === 0 ? 0 : labels[digit] || NEW;
  }
  if (ties !== 0) {
    for (let j = 1; j < 9; j++) {
      for (let k = j; (ties >> k) & 1 && symbols[k] < symbols[k - 1]; k--) exchange(k, k - 1);
    }
    for (let s = 1; s < 3; s++) {
      for (let k = s; (ties >> (9 + k)) & 1 && keyOf(k) < keyOf(k - 1); k--) exchangeStacks(k, k - 1);
    }
  }
  let read = 0;
  let label = nextLabel;
  for (let j = 0; j < 9; j++) read = read * 10 + (symbols[j] === NEW ? label++ : symbols[j]);
  return read;
}

function keyOf(stack: number): number {
  return (symbols[stack * 3] * 11 + symbols[stack * 3 + 1]) * 11 + symbols[stack * 3 + 2];
}

function exchange(a: number, b: number): void {
  const column = order[a];
  const symbol = symbols[a];
  order[a] = order[b];
  symbols[a] = symbols[b];
  order[b] = column;
  symbols[b] = symbol;
}

function exchangeStacks(a: number, b: number): void {
  for (let k = 0; k < 3; k++) exchange(a * 3 + k, b * 3 + k);
}

/** Adds the beginnings that continue with the row just arranged, one for each way to label its new digits. */
function addBeginnings(
  kept: Beginning[],
  { base, rows, ties, labels, nextLabel }: Beginning,
  row: number,
  lines: Uint8Array,
  at: number,
): void {
  const nextRows = [...rows, row];
  let nextTies = 0;
  for (let j = 1; j < 9; j++) if ((ties >> j) & 1 && symbols[j] === 0) nextTies |= 1 << j;
  for (let s = 1; s < 3; s++) if ((ties >> (9 + s)) & 1 && keyOf(s) === 0) nextTies |= 1 << (9 + s);
  for (const columns of columnOrders(ties)) {
    const nextLabels = [...labels];
    let label = nextLabel;
    for (const column of columns) {
      const digit = lines[at + column];
      if (digit !== 0 && nextLabels[digit] === 0) nextLabels[digit] = label++;
    }
    kept.push({ base, rows: nextRows, columns, ties: nextTies, labels: nextLabels, nextLabel: label });
  }
}

/** All orders of the columns that read the same, which differ by swaps of new digits. */
function columnOrders(ties: number): number[][] {
  let orders = [[...order]];
  for (let from = 0; from < 9;) {
    let end = from + 1;
    while ((ties >> end) & 1 && symbols[end] === NEW && symbols[from] === NEW && end % 3 !== 0) end++;
    if (end - from > 1) orders = orders.flatMap((columns) => permuted(columns, from, end - from, 1));
    from = end;
  }
  for (let from = 0; from < 3;) {
    let end = from + 1;
    while ((ties >> (9 + end)) & 1 && end < 3 && keyOf(from) !== 0 && keyOf(end) === keyOf(from)) end++;
    if (end - from > 1) orders = orders.flatMap((columns) => permuted(columns, from * 3, end - from, 3));
    from = end;
  }
  return orders;
}

/** The list with `count` runs of `width` places, starting at `from`, in every order. */
function permuted(list: readonly number[], from: number, count: number, width: number): number[][] {
  return ORDERS[count].map((runs) => {
    const copy = [...list];
    runs.forEach((run, to) => {
      for (let k = 0; k < width; k++) copy[from + to * width + k] = list[from + run * width + k];
    });
    return copy;
  });
}

/** The number of orders of the columns and stacks that are still undecided. */
function waysToBreak(ties: number): number {
  let ways = 1;
  for (const [from, end] of [
    [0, 9],
    [9, 12],
  ]) {
    let run = 1;
    for (let bit = from; bit < end; bit++) {
      run = (ties >> bit) & 1 ? run + 1 : 1;
      ways *= run;
    }
  }
  return ways;
}

function mapsOf({ base, rows, columns, labels, nextLabel }: Beginning): MinLexMaps {
  let free = nextLabel;
  const digits = labels.map((label, digit) => (digit === 0 ? 0 : label || free++));
  return { isTransposed: base !== 0, rows, columns, digits };
}
