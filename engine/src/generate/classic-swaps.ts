/**
 * The sets of `swaps.ts` for the classic board, found by bits of rows and handed to a dig as they are found: this is done
 * once for each puzzle, and the general way would take a fifth of the time of all digging.
 *
 * Both cells that two digits have in a row see each other, so a connected part of two digits is a set of whole rows: row
 * r leads on to the rows where the other digit stands in the same column or box.
 */
import { addBits, type Dig } from './digging.ts';

/** Adds all parts of two digits, and all cycles of two lines, that are not too large to be of use. */
export function addClassicSwaps(dig: Dig): void {
  layOut(dig);
  for (let first = 0; first < 72; first += 9)
    for (let second = first + 9; second < 81; second += 9) addParts(dig, first, second);
  for (let line = 0; line < 9; line++) {
    for (let other = line + 1; other % 3 !== 0; other++) {
      addCycles(dig, 9 * line, 9 * other, 1, COLUMN, line);
      addCycles(dig, line, other, 9, ROW, line);
    }
  }
}

/** Lines of a part or cycle; a larger one hardly ever loses all other givens. */
const MOST_LINES = 5;

/** At 9 × digit + row the column of the digit (0–8 here), and the box; at 9 × digit + column the row. */
const COLUMN = new Uint8Array(81);
const BOX = new Uint8Array(81);
const ROW = new Uint8Array(81);
/** At 9 × digit + column, and 9 × digit + box, the row as a bit. */
const ROW_OF_COLUMN = new Uint16Array(81);
const ROW_OF_BOX = new Uint16Array(81);
/** For each cell the bit of its rank, in one of three words. */
const LOW = new Int32Array(81);
const MIDDLE = new Int32Array(81);
const HIGH = new Int32Array(81);
const BOX_OF = Uint8Array.from({ length: 81 }, (_, cell) => 3 * Math.floor(cell / 27) + (Math.floor(cell / 3) % 3));

function layOut({ solution, rankOf }: Dig): void {
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
      const bit = 1 << (rank & 31);
      LOW[cell] = rank < 32 ? bit : 0;
      MIDDLE[cell] = rank >> 5 === 1 ? bit : 0;
      HIGH[cell] = rank >= 64 ? bit : 0;
    }
  }
}

function addParts(dig: Dig, first: number, second: number): void {
  for (let left = 511; left !== 0;) {
    let part = left & -left;
    let low = 0;
    let middle = 0;
    let high = 0;
    let rows = 0;
    for (let open = part; open !== 0; rows++) {
      const row = 31 - Math.clz32(open);
      const a = COLUMN[first + row];
      const b = COLUMN[second + row];
      const links =
        ROW_OF_COLUMN[second + a] |
        ROW_OF_COLUMN[first + b] |
        ROW_OF_BOX[second + BOX[first + row]] |
        ROW_OF_BOX[first + BOX[second + row]];
      open = (open & ~(1 << row)) | (links & ~part);
      part |= links;
      low |= LOW[9 * row + a] | LOW[9 * row + b];
      middle |= MIDDLE[9 * row + a] | MIDDLE[9 * row + b];
      high |= HIGH[9 * row + a] | HIGH[9 * row + b];
    }
    if (rows <= MOST_LINES) addBits(dig, low, middle, high);
    left &= ~part;
  }
}

/** The cycles of the lines that begin at cells `a` and `b`; `places` says where the first of them holds a digit. */
function addCycles(dig: Dig, a: number, b: number, step: number, places: Uint8Array, line: number): void {
  const { solution } = dig;
  for (let left = 511; left !== 0;) {
    let place = 31 - Math.clz32(left);
    let low = 0;
    let middle = 0;
    let high = 0;
    let pairs = 0;
    do {
      left &= ~(1 << place);
      const above = a + place * step;
      const below = b + place * step;
      low |= LOW[above] | LOW[below];
      middle |= MIDDLE[above] | MIDDLE[below];
      high |= HIGH[above] | HIGH[below];
      pairs++;
      place = places[9 * solution[below] - 9 + line];
    } while ((left >> place) & 1);
    // Two pairs are a part of two digits, which is known already.
    if (pairs > 2 && pairs <= MOST_LINES) addBits(dig, low, middle, high);
  }
}
