/**
 * The smaller sets of `unavoidable-sets.ts` for the classic board, found with bits of rows: this is done once for each
 * puzzle, and the general method would take a fifth of the total time of digging.
 *
 * Both cells that two digits have in a row see each other, so a connected part of two digits is a set of whole rows.
 * Each row leads to the rows in which the second digit is in the column, or in the box, of the first. Each of these
 * steps permutes the rows, so repeating them reaches every row of the part.
 */

/** Sets as bits of ranks: set k in three words from 3 × k. */
export interface RankSets {
  readonly words: Int32Array;
  count: number;
}

/**
 * Parts of two digits and cycles of two lines, up to `MAX_LINES` long: a longer one hardly ever contains a single
 * given. `rankOf`: the bit, of 96, for each cell; −1 for none. The result is overwritten by the next call.
 */
export function findClassicSwaps(solution: ArrayLike<number>, rankOf: ArrayLike<number>): RankSets {
  layOut(solution, rankOf);
  SETS.count = 0;
  for (let first = 0; first < 72; first += 9)
    for (let second = first + 9; second < 81; second += 9) addParts(first, second);
  for (let line = 0; line < 9; line++) {
    for (let other = line + 1; other % 3 !== 0; other++) {
      addCycles(solution, 9 * line, 9 * other, 1, COLUMN, line);
      addCycles(solution, line, other, 9, ROW, line);
    }
  }
  return SETS;
}

const MAX_LINES = 5;

/** Maximum number of sets: four parts of two digits (each has at least two rows), three cycles of two lines. */
const SETS: { words: Int32Array; count: number } = { words: new Int32Array(3 * (36 * 4 + 18 * 3)), count: 0 };
/** At 9 × digit + row: the column of the digit (0–8 here), and its box; at 9 × digit + column: its row. */
const COLUMN = new Uint8Array(81);
const BOX = new Uint8Array(81);
const ROW = new Uint8Array(81);
/** At 9 × digit + column, and at 9 × digit + box: the row as a bit. */
const ROW_OF_COLUMN = new Uint16Array(81);
const ROW_OF_BOX = new Uint16Array(81);
/** For each cell, the bit of its rank, in one of three words. */
const LOW = new Int32Array(81);
const MIDDLE = new Int32Array(81);
const HIGH = new Int32Array(81);
const BOX_OF = Uint8Array.from(
  { length: 81 },
  (_, cell) => 3 * Math.floor(cell / 27) + (Math.floor(cell / 3) % 3),
);

function layOut(solution: ArrayLike<number>, rankOf: ArrayLike<number>): void {
  for (let row = 0, cell = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++, cell++) {
      const at = 9 * solution[cell] - 9;
      const box = BOX_OF[cell];
      COLUMN[at + row] = column;
      BOX[at + row] = box;
      ROW[at + column] = row;
      ROW_OF_COLUMN[at + column] = 1 << row;
      ROW_OF_BOX[at + box] = 1 << row;
      const rank = rankOf[cell];
      const bit = rank < 0 ? 0 : 1 << (rank & 31);
      LOW[cell] = rank < 32 ? bit : 0;
      MIDDLE[cell] = rank >> 5 === 1 ? bit : 0;
      HIGH[cell] = rank >= 64 ? bit : 0;
    }
  }
}

function addParts(first: number, second: number): void {
  for (let left = 511; left !== 0;) {
    let part = left & -left;
    let rows = 0;
    for (let open = part; open !== 0; rows++) {
      const row = 31 - Math.clz32(open);
      const at = first + row;
      const next = (ROW_OF_COLUMN[second + COLUMN[at]] | ROW_OF_BOX[second + BOX[at]]) & ~part;
      open = (open ^ (1 << row)) | next;
      part |= next;
    }
    if (rows <= MAX_LINES) addRows(part, first, second);
    left &= ~part;
  }
}

function addRows(part: number, first: number, second: number): void {
  const { words } = SETS;
  let at = 3 * SETS.count++;
  let low = 0;
  let middle = 0;
  let high = 0;
  for (let rest = part; rest !== 0; rest &= rest - 1) {
    const row = 31 - Math.clz32(rest & -rest);
    const a = 9 * row + COLUMN[first + row];
    const b = 9 * row + COLUMN[second + row];
    low |= LOW[a] | LOW[b];
    middle |= MIDDLE[a] | MIDDLE[b];
    high |= HIGH[a] | HIGH[b];
  }
  words[at++] = low;
  words[at++] = middle;
  words[at] = high;
}

/**
 * Adds the cycles of the two lines that start at cells `a` and `b`; `places` has the place of each digit in the first,
 * `line`.
 */
function addCycles(
  solution: ArrayLike<number>,
  a: number,
  b: number,
  step: number,
  places: Uint8Array,
  line: number,
): void {
  const { words } = SETS;
  for (let left = 511; left !== 0;) {
    let place = 31 - Math.clz32(left);
    let low = 0;
    let middle = 0;
    let high = 0;
    let pairs = 0;
    do {
      left ^= 1 << place;
      const one = a + place * step;
      const other = b + place * step;
      low |= LOW[one] | LOW[other];
      middle |= MIDDLE[one] | MIDDLE[other];
      high |= HIGH[one] | HIGH[other];
      pairs++;
      place = places[9 * solution[other] - 9 + line];
    } while ((left >> place) & 1);
    // A cycle of two pairs is a part of two digits, which has already been found.
    if (pairs === 2 || pairs > MAX_LINES) continue;
    let at = 3 * SETS.count++;
    words[at++] = low;
    words[at++] = middle;
    words[at] = high;
  }
}
