/** Pairs of cells with a table, and counts of digits. */
import { keep, kill } from './change';
import { requireDigits } from './houses';
import { VECTOR, wordAt } from './memory';

/**
 * A cell's digits say what others may hold. A table has for each value of the lower four digits, then of the next four,
 * the digits that any of them allows, low bytes before high ones; then what the ninth allows. `at`: the cell, how many
 * they are, of each the cell and the table.
 */
export function runPairs(at: usize): void {
  const digits = v128.load(<usize>wordAt(at));
  const nibble = i16x8.splat(15);
  const low = v128.and(digits, nibble);
  const high = v128.and(i16x8.shr_u(digits, 4), nibble);
  const ninth = i16x8.shr_s(i16x8.shl(digits, 7), 15);
  const end = at + 8 + <usize>wordAt(at + 4) * 8;
  for (let k = at + 8; k < end; k += 8) {
    const table: usize = wordAt(k + 4);
    const lows = v128.or(i8x16.swizzle(v128.load(table), low), i8x16.swizzle(v128.load(table, 2 * VECTOR), high));
    const highs = v128.or(i8x16.swizzle(v128.load(table, VECTOR), low), i8x16.swizzle(v128.load(table, 3 * VECTOR), high));
    const allowed = v128.or(v128.or(lows, i16x8.shl(highs, 8)), v128.and(ninth, v128.load(table, 4 * VECTOR)));
    keep(wordAt(k), allowed);
  }
}

/**
 * How many of the first cells hold one of the digits, less how many of the others do, is one of the counts. `at`: the
 * digits, how many the first cells and the others are, all of these; the number of counts, the counts; the lists of
 * `requireDigits`, for a single digit that has to stand in the cells.
 */
export function runCount(at: usize, live: v128): void {
  const wanted = i16x8.splat(<i16>wordAt(at));
  const zero = i16x8.splat(0);
  const first = at + 12;
  const others = first + <usize>wordAt(at + 4) * 4;
  const end = others + <usize>wordAt(at + 8) * 4;
  let least = zero, most = zero;
  for (let k = first; k < end; k += 4) {
    const digits = v128.load(<usize>wordAt(k));
    const sure = i16x8.eq(v128.andnot(digits, wanted), zero);
    const possible = i16x8.ne(v128.and(digits, wanted), zero);
    if (k < others) {
      least = i16x8.sub(least, sure);
      most = i16x8.sub(most, possible);
    } else {
      least = i16x8.add(least, possible);
      most = i16x8.add(most, sure);
    }
  }
  let from = i16x8.splat(0x7fff), to = i16x8.splat(-0x8000);
  const countsEnd = end + 4 + <usize>wordAt(end) * 4;
  for (let k = end + 4; k < countsEnd; k += 4) {
    const count = i16x8.splat(<i16>wordAt(k));
    const fits = v128.and(i16x8.ge_s(count, least), i16x8.le_s(count, most));
    from = v128.bitselect(i16x8.min_s(from, count), from, fits);
    to = v128.bitselect(i16x8.max_s(to, count), to, fits);
  }
  kill(i16x8.gt_s(from, to));
  const none = v128.and(i16x8.eq(to, least), live);
  const every = v128.and(v128.andnot(i16x8.eq(from, most), none), live);
  if (v128.any_true(v128.or(none, every))) {
    for (let k = first; k < end; k += 4) {
      const cell: usize = wordAt(k);
      const digits = v128.load(cell);
      const holds = v128.and(digits, wanted);
      const rest = v128.andnot(digits, wanted);
      const open = v128.and(i16x8.ne(holds, zero), i16x8.ne(rest, zero));
      const lost = k < others
        ? v128.or(v128.and(none, holds), v128.and(every, rest))
        : v128.or(v128.and(every, holds), v128.and(none, rest));
      keep(cell, v128.not(v128.and(lost, open)));
    }
  }
  const required = v128.and(v128.and(wanted, i16x8.gt_s(from, zero)), live);
  if (wordAt(countsEnd) && v128.any_true(required)) requireDigits(countsEnd, required);
}
