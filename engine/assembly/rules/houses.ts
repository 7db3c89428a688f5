/** Cells that all differ: single digits, houses of any shape, and digits that have to stand in some cells. */
import { keep, kill, lowest } from './change';
import { all, wordAt } from './memory';

/** A cell's only digit goes from the cells that see it. `at`: the cell, how many they are, these. */
export function runSingle(at: usize): void {
  const digits = v128.load(<usize>wordAt(at));
  const single = v128.and(digits, i16x8.eq(lowest(digits), digits));
  takeAway(single, at + 8, at + 8 + <usize>wordAt(at + 4) * 4);
}

/** Takes digits from cells. Most often none has any of them, so all are looked at before there is a branch. */
// @ts-ignore: decorators on functions are AssemblyScript's
@inline function takeAway(digits: v128, cells: usize, end: usize): void {
  let held = i16x8.splat(0);
  for (let k = cells; k < end; k += 4) held = v128.or(held, v128.load(<usize>wordAt(k)));
  if (!v128.any_true(v128.and(held, digits))) return;
  const others = v128.not(digits);
  for (let k = cells; k < end; k += 4) keep(wordAt(k), others);
}

/** As many cells as digits: each digit stands somewhere. `at`: how many, the cells. */
export function runHouse(at: usize): void {
  const end = at + 4 + <usize>wordAt(at) * 4;
  let one = i16x8.splat(0), two = i16x8.splat(0);
  for (let k = at + 4; k < end; k += 4) {
    const digits = v128.load(<usize>wordAt(k));
    two = v128.or(two, v128.and(one, digits));
    one = v128.or(one, digits);
  }
  kill(i16x8.ne(one, i16x8.splat(<i16>all)));
  const single = v128.andnot(one, two);
  if (!v128.any_true(single)) return;
  for (let k = at + 4; k < end; k += 4) {
    const cell: usize = wordAt(k);
    const digits = v128.load(cell);
    const forced = v128.and(digits, single);
    // Two digits that have no other place cannot both stand here.
    kill(i16x8.ne(forced, lowest(forced)));
    keep(cell, v128.or(forced, i16x8.eq(forced, i16x8.splat(0))));
  }
}

/**
 * Digits that some cells have to hold go from a cell that sees all of their places: those that none of the cells can
 * hold that it does not see. `at`: the number of lists; each is the numbers of cells not seen and of those that do not
 * see them, then both.
 */
export function requireDigits(at: usize, digits: v128): void {
  let lists = wordAt(at);
  at += 4;
  while (lists-- > 0) {
    const unseen = at + 8 + <usize>wordAt(at) * 4;
    const end = unseen + <usize>wordAt(at + 4) * 4;
    let locked = digits;
    for (let k = at + 8; k < unseen; k += 4) locked = v128.andnot(locked, v128.load(<usize>wordAt(k)));
    takeAway(locked, unseen, end);
    at = end;
  }
}

/**
 * Naked subsets of cells that all differ: as many cells as digits in them, where one of the cells may hold all of these.
 * `at`: how many, the cells.
 */
export function runNaked(at: usize): void {
  const first = at + 4;
  const many = wordAt(at);
  const end = first + <usize>many * 4;
  const zero = i16x8.splat(0);
  const most = i16x8.splat(<i16>(many >> 1));
  for (let k = first; k < end; k += 4) {
    const digits = v128.load(<usize>wordAt(k));
    const size = i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(digits));
    const counts = v128.and(i16x8.gt_s(size, i16x8.splat(1)), i16x8.le_s(size, most));
    if (!v128.any_true(counts)) continue;
    let left = size;
    for (let other = first; other < end; other += 4) {
      left = i16x8.add(left, i16x8.eq(v128.andnot(v128.load(<usize>wordAt(other)), digits), zero));
    }
    kill(v128.and(i16x8.lt_s(left, zero), counts));
    const taken = v128.and(digits, v128.and(i16x8.le_s(left, zero), counts));
    if (!v128.any_true(taken)) continue;
    for (let other = first; other < end; other += 4) {
      const cell: usize = wordAt(other);
      const isOutside = i16x8.ne(v128.andnot(v128.load(cell), digits), zero);
      keep(cell, v128.not(v128.and(taken, isOutside)));
    }
  }
}
