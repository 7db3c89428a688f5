/**
 * Part three: the second tier, a rule about three cells at a time. A minirow (or minicolumn) has three cells. A
 * digit that the row can take in no other of its three minirows is definite there; with three definite digits
 * the minirow is full, and every other digit leaves it. Without this rule sparse grids run away: the guesses on
 * the 17-clue puzzles double.
 *
 *      row:  {1 4 7 8} | {2 3 5 6 8} | {2 3 5 6 9}
 *      1, 4 and 7 are only in the first minirow, so the 8 leaves it: {1 4 7} | …
 */
import { CELLS, ROW, VECTOR } from './state';

/** Stores the three sets of a line after the rule. */
// @ts-ignore: decorators on functions are AssemblyScript's
@inline export function keepDefinite(line: usize, a: v128, b: v128, c: v128): void {
  v128.store(line, full(a, v128.or(b, c)), 0);
  v128.store(line, full(b, v128.or(a, c)), 16);
  v128.store(line, full(c, v128.or(a, b)), 32);
}

/** The definite digits where there are three or more of them, else the whole set. */
// @ts-ignore
@inline function full(set: v128, elsewhere: v128): v128 {
  const definite = v128.andnot(set, elsewhere);
  const underThree = i16x8.eq(withoutLowest(withoutLowest(definite)), i16x8.splat(0));
  return v128.and(set, v128.or(definite, underThree));
}

/** A set without its lowest digit. */
// @ts-ignore
@inline export function withoutLowest(set: v128): v128 {
  return v128.and(set, i16x8.add(set, i16x8.splat(-1)));
}

/**
 * Lanes in which two digits have no place in some row but the same cell. A pass does not see that, for every set is
 * fine by itself. It costs a fifth of a pass and settles next to nothing on real puzzles, so it waits for a search
 * that finds no solution: on a board with few digits given, such a cell can hide below millions of guesses.
 */
export function crowdedLanes(): i32 {
  let crowded = i16x8.splat(0);
  for (let row = CELLS; row < CELLS + 9 * ROW; row += ROW) {
    let one = i16x8.splat(0), two = i16x8.splat(0);
    for (let cell = row; cell < row + ROW; cell += VECTOR) {
      two = v128.or(two, v128.and(one, v128.load(cell)));
      one = v128.or(one, v128.load(cell));
    }
    const hidden = v128.andnot(one, two);
    for (let cell = row; cell < row + ROW; cell += VECTOR) {
      crowded = v128.or(crowded, withoutLowest(v128.and(v128.load(cell), hidden)));
    }
  }
  return i16x8.bitmask(i16x8.ne(crowded, i16x8.splat(0)));
}
