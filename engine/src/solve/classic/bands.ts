/**
 * The band solver: a complete 9×9 solver in plain TypeScript, for hosts without WebAssembly SIMD, for grids with very
 * many solutions, and as the oracle for testing the kernel.
 *
 * A band is three rows, 27 cells. For each digit and band one 27-bit word holds the cells that may still take the
 * digit: bit 9·i + c is row i of the band, column c. Locked candidates of a whole band are then one table look-up, and
 * only changed words are processed again.
 *
 *     bit  0 1 2 | 3 4 5 | 6 7 8      row 0 of the band
 *          9 …   |       |     17     row 1
 *         18 …   |       |     26     row 2
 *
 * The functions are longer than the house likes because this is the hot path and JavaScript has no inlining
 * on demand. Mutable by design: a search owns its words.
 */
import { COLUMN_CELLS, KEEP, LONE, OCCUPIED, SPREAD, ARRANGED, SUPPORTED } from './band-tables.ts';

/** Words of one search level: 27 candidate words, 27 as last processed, 3 words of undecided cells, 1 spare. */
const LEVEL = 58;
const SEEN = 27;
const OPEN = 54;
const ALL = 0x7ffffff;
/** Each guess decides at least one cell, so no search is deeper than the 81 cells. */
const LEVELS = 82;

/** A search in progress. Plain data; pass it only to the functions of this file. */
export interface BandSearch {
  readonly words: Int32Array;
  /** The current level; −1 if the search is over. */
  level: number;
  /** Solutions found so far. */
  count: number;
  /** Guesses made so far. */
  guesses: number;
  /** The first two solutions found, digits 1–9; valid as far as `count` says. */
  readonly solutions: readonly [Uint8Array, Uint8Array];
}

export function newBandSearch(): BandSearch {
  const words = new Int32Array(LEVELS * LEVEL);
  return { words, level: -1, count: 0, guesses: 0, solutions: [new Uint8Array(81), new Uint8Array(81)] };
}

/** Starts a search on the 81 bytes (0 = empty, 1–9, 128 + digit = any but this) at `at`. */
export function beginBands(search: BandSearch, cells: Uint8Array, at: number): void {
  search.count = 0;
  search.guesses = 0;
  search.level = loadGivens(search.words, cells, at) ? 0 : -1;
}

/** Rules out a digit in a cell of a search that has just begun. */
export function excludeFromBands({ words }: BandSearch, cell: number, digit: number): void {
  words[3 * digit - 3 + Math.trunc(cell / 27)] &= ~(1 << (cell % 27));
}

/**
 * Continues the search until `limit` solutions are known, `budget` guesses have been made or nothing is left. Returns
 * whether there is more to do for that limit; a search that reached it can go on to a larger one.
 */
export function runBands(search: BandSearch, limit: number, budget: number): boolean {
  const { words } = search;
  while (search.level >= 0) {
    if (search.count >= limit) return false;
    const base = search.level * LEVEL;
    const outcome = propagate(words, base);
    if (outcome > 0) {
      if (budget-- <= 0) return true;
      guess(words, base, outcome - 1);
      search.guesses++;
      search.level++;
      continue;
    }
    if (outcome === SOLVED) {
      const to = search.solutions[search.count++];
      if (to) writeSolution(words, base, to);
    }
    search.level--;
  }
  return false;
}

/** Added to a digit: any but this. */
const BUT = 128;
const DEAD = -1;
const SOLVED = 0;

function loadGivens(words: Int32Array, cells: Uint8Array, at: number): boolean {
  const own = LEVEL; // the next level is not in use yet
  for (let k = 0; k < SEEN; k++) {
    words[k] = ALL;
    words[k + SEEN] = words[k + own] = 0;
  }
  for (let band = 0, cell = at; band < 3; band++) {
    let given = 0;
    for (let place = 0; place < 27; place++, cell++) {
      const digit = cells[cell];
      if (digit === 0) continue;
      if (digit > BUT) {
        words[3 * (digit - BUT) - 3 + band] &= ~(1 << place);
        continue;
      }
      const first = 3 * digit - 3;
      given |= 1 << place;
      words[own + first + band] |= 1 << place;
      const column = ~COLUMN_CELLS[place % 9];
      const here = words[first + band] & KEEP[place];
      words[first] &= column;
      words[first + 1] &= column;
      words[first + 2] &= column;
      words[first + band] = here;
    }
    words[OPEN + band] = ALL & ~given;
  }
  for (let k = 0; k < SEEN; k++) {
    const mine = words[own + k];
    const left = words[k] & (words[OPEN + (k % 3)] | mine);
    if ((left & mine) !== mine) return false;
    words[k] = left;
  }
  return true;
}

/** Propagates to a fixpoint. Returns DEAD, SOLVED, or 1 + the place to guess at: digit word · 32 + bit. */
function propagate(w: Int32Array, base: number): number {
  const open = base + OPEN;
  for (;;) {
    if (!settleDigits(w, base)) return DEAD;
    // Naked singles; also finds the band with the most bivalue cells, the best place to guess.
    let settled = false;
    let pairAt = -1;
    let pairs = 0;
    let most = 0;
    let left = 0;
    for (let band = 0; band < 3; band++) {
      const f = base + band;
      let a = w[f];
      let one = a;
      a = w[f + 3];
      let two = one & a;
      one |= a;
      a = w[f + 6];
      let three = two & a;
      two |= one & a;
      one |= a;
      a = w[f + 9];
      three |= two & a;
      two |= one & a;
      one |= a;
      a = w[f + 12];
      three |= two & a;
      two |= one & a;
      one |= a;
      a = w[f + 15];
      three |= two & a;
      two |= one & a;
      one |= a;
      a = w[f + 18];
      three |= two & a;
      two |= one & a;
      one |= a;
      a = w[f + 21];
      three |= two & a;
      two |= one & a;
      one |= a;
      a = w[f + 24];
      three |= two & a;
      two |= one & a;
      one |= a;
      if (one !== ALL) return DEAD;
      let singles = one & ~two & w[open + band];
      w[open + band] &= two;
      left |= two;
      while (singles !== 0) {
        const bit = singles & -singles;
        singles ^= bit;
        if (!place(w, f, base, bit)) return DEAD;
        settled = true;
      }
      const bivalue = two & ~three;
      if (bivalue !== 0) {
        const size = bits(bivalue);
        if (size > most) {
          most = size;
          pairAt = band;
          pairs = bivalue;
        }
      }
    }
    if (settled) continue;
    if (left === 0) return SOLVED;
    return 1 + (pairAt >= 0 ? pairGuess(w, base + pairAt, pairs) - base * 32 : lineGuess(w, base));
  }
}

/** Locked candidates and hidden singles, digit by digit, until no word changes; false if some digit has no place. */
function settleDigits(w: Int32Array, base: number): boolean {
  const end = base + 27;
  const open = base + OPEN;
  for (let changed = true; changed;) {
    changed = false;
    for (let k = base; k < end; k += 3) {
      let a = w[k];
      let b = w[k + 1];
      let c = w[k + 2];
      let seenA = w[k + SEEN];
      let seenB = w[k + SEEN + 1];
      let seenC = w[k + SEEN + 2];
      if (a === seenA && b === seenB && c === seenC) continue;
      changed = true;
      do {
        if (a !== seenA) {
          a &= SUPPORTED[OCCUPIED[a & 511] | (OCCUPIED[(a >>> 9) & 511] << 3) | (OCCUPIED[a >>> 18] << 6)];
          if (a === 0) return false;
          seenA = a;
        }
        if (b !== seenB) {
          b &= SUPPORTED[OCCUPIED[b & 511] | (OCCUPIED[(b >>> 9) & 511] << 3) | (OCCUPIED[b >>> 18] << 6)];
          if (b === 0) return false;
          seenB = b;
        }
        if (c !== seenC) {
          c &= SUPPORTED[OCCUPIED[c & 511] | (OCCUPIED[(c >>> 9) & 511] << 3) | (OCCUPIED[c >>> 18] << 6)];
          if (c === 0) return false;
          seenC = c;
        }
        // The same for the stacks: a column per band.
        const ca = (a | (a >>> 9) | (a >>> 18)) & 511;
        const cb = (b | (b >>> 9) | (b >>> 18)) & 511;
        const cc = (c | (c >>> 9) | (c >>> 18)) & 511;
        const s0 = ARRANGED[(ca & 7) | ((cb & 7) << 3) | ((cc & 7) << 6)];
        const s1 = ARRANGED[((ca & 56) >>> 3) | (cb & 56) | ((cc & 56) << 3)];
        const s2 = ARRANGED[(ca >>> 6) | ((cb & 448) >>> 3) | (cc & 448)];
        if (s0 === 0 || s1 === 0 || s2 === 0) return false;
        a &= SPREAD[(s0 & 7) | ((s1 & 7) << 3) | ((s2 & 7) << 6)];
        b &= SPREAD[((s0 & 56) >>> 3) | (s1 & 56) | ((s2 & 56) << 3)];
        c &= SPREAD[(s0 >>> 6) | ((s1 & 448) >>> 3) | (s2 & 448)];
      } while (a !== seenA || b !== seenB || c !== seenC);
      const openA = a & w[open];
      if (openA !== 0) {
        const found = (LONE[a & 511] | (LONE[(a >>> 9) & 511] << 9) | (LONE[a >>> 18] << 18)) & openA;
        if (found !== 0) claim(w, base, open, found);
      }
      const openB = b & w[open + 1];
      if (openB !== 0) {
        const found = (LONE[b & 511] | (LONE[(b >>> 9) & 511] << 9) | (LONE[b >>> 18] << 18)) & openB;
        if (found !== 0) claim(w, base + 1, open + 1, found);
      }
      const openC = c & w[open + 2];
      if (openC !== 0) {
        const found = (LONE[c & 511] | (LONE[(c >>> 9) & 511] << 9) | (LONE[c >>> 18] << 18)) & openC;
        if (found !== 0) claim(w, base + 2, open + 2, found);
      }
      w[k] = w[k + SEEN] = a;
      w[k + 1] = w[k + SEEN + 1] = b;
      w[k + 2] = w[k + SEEN + 2] = c;
    }
  }
  return true;
}

/** Removes cells claimed by one digit from all digits of the band; the caller restores its own word. */
function claim(w: Int32Array, f: number, open: number, found: number): void {
  const rest = ~found;
  w[open] &= rest;
  w[f] &= rest;
  w[f + 3] &= rest;
  w[f + 6] &= rest;
  w[f + 9] &= rest;
  w[f + 12] &= rest;
  w[f + 15] &= rest;
  w[f + 18] &= rest;
  w[f + 21] &= rest;
  w[f + 24] &= rest;
}

/** Places the only digit left in a cell of the band whose first word is `f`. */
function place(w: Int32Array, f: number, base: number, bit: number): boolean {
  const cell = 31 - Math.clz32(bit);
  for (let k = f; k < base + 27; k += 3) {
    if ((w[k] & bit) === 0) continue;
    const here = w[k] & KEEP[cell];
    const column = ~COLUMN_CELLS[cell % 9];
    const first = k - f + base;
    w[first] &= column;
    w[first + 1] &= column;
    w[first + 2] &= column;
    w[k] = here;
    return true;
  }
  return false;
}

function pairGuess(w: Int32Array, f: number, pairs: number): number {
  const cell = 31 - Math.clz32(pairs);
  let k = f;
  while (((w[k] >>> cell) & 1) === 0) k += 3;
  return k * 32 + cell;
}

/** If no cell has two candidates: a digit with few places in a row, two if there is such a row. */
function lineGuess(w: Int32Array, base: number): number {
  let best = 0;
  let fewest = 10;
  for (let k = 0; k < 27; k++) {
    for (let shift = 0; shift < 27; shift += 9) {
      const row = (w[base + k] >>> shift) & 511;
      const size = bits(row);
      if (size < 2 || size >= fewest) continue;
      best = k * 32 + shift + 31 - Math.clz32(row);
      if (size === 2) return best;
      fewest = size;
    }
  }
  return best;
}

/** The number of bits set in a word. */
function bits(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Leaves “not this digit here” at this level and puts “this digit here” on the next. */
function guess(w: Int32Array, base: number, where: number): void {
  const next = base + LEVEL;
  for (let j = 0; j < LEVEL; j++) w[next + j] = w[base + j];
  const k = where >>> 5;
  const cell = where & 31;
  const column = ~COLUMN_CELLS[cell % 9];
  const band = k % 3;
  w[base + k] &= ~(1 << cell);
  const first = next + k - band;
  const here = w[next + k] & KEEP[cell];
  w[first] &= column;
  w[first + 1] &= column;
  w[first + 2] &= column;
  for (let j = next + band; j < next + 27; j += 3) w[j] &= ~(1 << cell);
  w[next + k] = here;
  w[next + OPEN + band] &= ~(1 << cell);
}

function writeSolution(w: Int32Array, base: number, to: Uint8Array): void {
  for (let k = 0; k < 27; k++) {
    const digit = 1 + ((k / 3) | 0);
    const from = (k % 3) * 27;
    for (let rest = w[base + k]; rest !== 0; rest &= rest - 1)
      to[from + 31 - Math.clz32(rest & -rest)] = digit;
  }
}
