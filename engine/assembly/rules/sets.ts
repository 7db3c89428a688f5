/** Cells that all differ and hold one of a list of sets. */
import { keep, kill, lowest } from './change';
import { requireDigits } from './houses';
import { SCRATCH, VECTOR, wordAt } from './memory';

/**
 * A set stays while each cell has a digit of it and each of its digits a cell; what no remaining set puts into a cell
 * goes. A set that misses a digit already placed would fail with its cell: it is not looked at that far. `at`: the number
 * of cells, the cells; the number of sets, the sets; the lists of `requireDigits`.
 */
export function runSets(at: usize, live: v128): void {
  const many = <usize>wordAt(at);
  const cells = at + 4;
  const cellsEnd = cells + many * 4;
  const setsEnd = cellsEnd + 4 + <usize>wordAt(cellsEnd) * 4;
  if (many == 5) {
    runFive(cells, setsEnd, live);
    return;
  }
  const zero = i16x8.splat(0);
  let union = zero, placed = zero;
  for (let k: usize = 0; k < many; k++) {
    const digits = v128.load(<usize>wordAt(cells + k * 4));
    union = v128.or(union, digits);
    placed = v128.or(placed, placedIn(digits));
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
  const required = v128.and(v128.andnot(common, none), live);
  if (v128.any_true(required)) requireDigits(setsEnd, required);
}

/** A cell's only digit. */
// @ts-ignore: decorators on functions are AssemblyScript's
@inline function placedIn(digits: v128): v128 {
  return v128.and(digits, i16x8.eq(lowest(digits), digits));
}

/** Whether there are two digits or more: then any. */
// @ts-ignore
@inline function severalOf(forced: v128): v128 {
  return v128.and(forced, i16x8.add(forced, i16x8.splat(-1)));
}

/** What stays in a cell: the digit that has no other place, or all. */
// @ts-ignore
@inline function stayingIn(digits: v128, forced: v128): v128 {
  return v128.and(digits, v128.or(forced, i16x8.eq(forced, i16x8.splat(0))));
}

/** The same for five cells, which are the dearest cages there are many of: their vectors stay in registers. */
function runFive(cells: usize, setsEnd: usize, live: v128): void {
  const zero = i16x8.splat(0);
  const a = v128.load(<usize>wordAt(cells)), b = v128.load(<usize>wordAt(cells + 4)), c = v128.load(<usize>wordAt(cells + 8));
  const d = v128.load(<usize>wordAt(cells + 12)), e = v128.load(<usize>wordAt(cells + 16));
  const union = v128.or(v128.or(v128.or(a, b), v128.or(c, d)), e);
  const placedABC = v128.or(v128.or(placedIn(a), placedIn(b)), placedIn(c));
  const placed = v128.or(placedABC, v128.or(placedIn(d), placedIn(e)));
  let keepA = zero, keepB = zero, keepC = zero, keepD = zero, keepE = zero;
  const missing = v128.or(v128.not(union), v128.not(live));
  let common = i16x8.splat(-1);
  let none = i16x8.splat(-1);
  for (let k = cells + 24; k < setsEnd; k += 4) {
    const set = i16x8.splat(<i16>wordAt(k));
    let bad = v128.or(v128.and(set, missing), v128.andnot(placed, set));
    if (i16x8.all_true(bad)) continue;
    bad = i16x8.ne(bad, zero);
    const sa = v128.and(a, set), sb = v128.and(b, set), sc = v128.and(c, set);
    const sd = v128.and(d, set), se = v128.and(e, set);
    let one = sa, two = v128.and(one, sb);
    one = v128.or(one, sb); two = v128.or(two, v128.and(one, sc));
    one = v128.or(one, sc); two = v128.or(two, v128.and(one, sd));
    one = v128.or(one, sd); two = v128.or(two, v128.and(one, se));
    one = v128.or(one, se);
    const least = i16x8.min_u(i16x8.min_u(i16x8.min_u(sa, sb), i16x8.min_u(sc, sd)), se);
    bad = v128.or(bad, i16x8.eq(least, zero));
    // A digit with a single place stands there; two of them in one cell cannot both.
    const single = v128.andnot(one, two);
    const fa = v128.and(sa, single), fb = v128.and(sb, single), fc = v128.and(sc, single);
    const fd = v128.and(sd, single), fe = v128.and(se, single);
    const crowdABC = v128.or(v128.or(severalOf(fa), severalOf(fb)), severalOf(fc));
    bad = v128.or(bad, i16x8.ne(v128.or(crowdABC, v128.or(severalOf(fd), severalOf(fe))), zero));
    if (i16x8.all_true(bad)) continue;
    const good = v128.not(bad);
    keepA = v128.or(keepA, v128.and(stayingIn(sa, fa), good));
    keepB = v128.or(keepB, v128.and(stayingIn(sb, fb), good));
    keepC = v128.or(keepC, v128.and(stayingIn(sc, fc), good));
    keepD = v128.or(keepD, v128.and(stayingIn(sd, fd), good));
    keepE = v128.or(keepE, v128.and(stayingIn(se, fe), good));
    common = v128.and(common, v128.or(set, bad));
    none = v128.and(none, bad);
  }
  kill(none);
  keep(wordAt(cells), keepA);
  keep(wordAt(cells + 4), keepB);
  keep(wordAt(cells + 8), keepC);
  keep(wordAt(cells + 12), keepD);
  keep(wordAt(cells + 16), keepE);
  const required = v128.and(v128.andnot(common, none), live);
  if (v128.any_true(required)) requireDigits(setsEnd, required);
}
