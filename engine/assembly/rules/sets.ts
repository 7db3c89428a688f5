/** Cells that all differ and hold one of a list of sets. */
import { keep, kill, lowest } from './change';
import { requireDigits } from './houses';
import { SCRATCH, VECTOR, wordAt } from './memory';

/**
 * A set stays while each cell has a digit of it and each of its digits a cell; what no remaining set puts into a cell
 * goes. `at`: the number of cells, the cells; the number of sets, the sets; the lists of `requireDigits`, which are not
 * asked about digits that stand in a cell already: whoever sees that cell hears of them anyway.
 */
export function runSets(at: usize, live: v128): void {
  const many = <usize>wordAt(at);
  const cells = at + 4;
  const cellsEnd = cells + many * 4;
  const setsEnd = cellsEnd + 4 + <usize>wordAt(cellsEnd) * 4;
  const zero = i16x8.splat(0);
  let union = zero, placed = zero;
  for (let k: usize = 0; k < many; k++) {
    const digits = v128.load(<usize>wordAt(cells + k * 4));
    union = v128.or(union, digits);
    placed = v128.or(placed, v128.and(digits, i16x8.eq(lowest(digits), digits)));
    v128.store(SCRATCH + k * 2 * VECTOR, digits);
    v128.store(SCRATCH + k * 2 * VECTOR, zero, VECTOR);
  }
  const missing = v128.or(v128.not(union), v128.not(live));
  const end = SCRATCH + many * 2 * VECTOR;
  let common = i16x8.splat(-1);
  let none = i16x8.splat(-1);
  for (let k = cellsEnd + 4; k < setsEnd; k += 4) {
    const set = i16x8.splat(<i16>wordAt(k));
    let bad = v128.or(v128.and(set, missing), v128.andnot(placed, set));
    if (i16x8.all_true(bad)) continue;
    let one = zero, two = zero;
    bad = i16x8.ne(bad, zero);
    for (let own = SCRATCH; own < end; own += 2 * VECTOR) {
      const digits = v128.and(v128.load(own), set);
      bad = v128.or(bad, i16x8.eq(digits, zero));
      two = v128.or(two, v128.and(one, digits));
      one = v128.or(one, digits);
    }
    if (i16x8.all_true(bad)) continue;
    // A digit with a single place stands there; two of them in one cell cannot both.
    const single = v128.andnot(one, two);
    for (let own = SCRATCH; own < end; own += 2 * VECTOR) {
      const forced = v128.and(v128.load(own), single);
      bad = v128.or(bad, i16x8.ne(forced, lowest(forced)));
    }
    if (i16x8.all_true(bad)) continue;
    const good = v128.not(bad);
    for (let own = SCRATCH; own < end; own += 2 * VECTOR) {
      const digits = v128.load(own);
      const forced = v128.and(digits, single);
      const kept = v128.and(digits, v128.and(set, v128.or(forced, i16x8.eq(forced, zero))));
      v128.store(own, v128.or(v128.load(own, VECTOR), v128.and(kept, good)), VECTOR);
    }
    common = v128.and(common, v128.or(set, bad));
    none = v128.and(none, bad);
  }
  kill(none);
  for (let k: usize = 0; k < many; k++) {
    keep(wordAt(cells + k * 4), v128.load(SCRATCH + k * 2 * VECTOR, VECTOR));
  }
  const required = v128.and(v128.andnot(v128.andnot(common, none), placed), live);
  if (v128.any_true(required)) requireDigits(setsEnd, required);
}
