/**
 * Part three: the second tier, a rule about three cells at a time. A minirow (or minicolumn) has three cells. A
 * digit that the row can take in no other of its three minirows is definite there; with three definite digits
 * the minirow is full, and every other digit leaves it. Without this rule sparse grids run away: the guesses on
 * the 17-clue puzzles double.
 *
 *      row:  {1 4 7 8} | {2 3 5 6 8} | {2 3 5 6 9}
 *      1, 4 and 7 are only in the first minirow, so the 8 leaves it: {1 4 7} | …
 */
import { withoutLowest } from './pass';

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
