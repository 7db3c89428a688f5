/**
 * Weighted sums between two bounds, by parts: cells of equal weight that all differ. The least sum of a part takes for
 * each cell the lowest free digit from its lowest one on, which gives the same set of digits in any order. Digits are
 * taken in runs; without a cell it is the end of a run that is not taken, the first one from the cell's lowest digit
 * on. So what the other cells need is known for each cell without adding up again.
 */
import { keep, kill, reverse, upward, lowest } from './change';
import { all, REVERSED, SCRATCH, size, VECTOR, wordAt } from './memory';

/** Vectors of a part in the scratch room: its least and greatest sum, and the ends of runs for both. */
const PART: usize = 4 * VECTOR;

/** `at`: the bounds, the number of parts; of each the weight, the number of cells, the cells. */
export function runSum(at: usize, live: v128): void {
  const min = i16x8.splat(<i16>wordAt(at));
  const max = i16x8.splat(<i16>wordAt(at + 4));
  const parts = wordAt(at + 8);
  let least = i16x8.splat(0), most = i16x8.splat(0);
  let part = at + 12;
  let to = SCRATCH;
  for (let p = 0; p < parts; p++) {
    const end = part + 8 + <usize>wordAt(part + 4) * 4;
    addUp(part + 8, end, to);
    const weight = wordAt(part);
    const times = i16x8.splat(<i16>weight);
    const low = i16x8.mul(v128.load(to), times), high = i16x8.mul(v128.load(to, 16), times);
    least = i16x8.add(least, weight > 0 ? low : high);
    most = i16x8.add(most, weight > 0 ? high : low);
    part = end;
    to += PART;
  }
  const over = i16x8.sub(most, max), under = i16x8.sub(min, least);
  kill(v128.or(i16x8.gt_s(least, max), i16x8.lt_s(most, min)));
  const open = v128.or(i16x8.gt_s(over, i16x8.splat(0)), i16x8.gt_s(under, i16x8.splat(0)));
  if (!v128.any_true(v128.and(open, live))) return;
  const rise = i16x8.sub(max, least), fall = i16x8.sub(most, min);
  part = at + 12;
  to = SCRATCH;
  for (let p = 0; p < parts; p++) {
    const end = part + 8 + <usize>wordAt(part + 4) * 4;
    const weight = wordAt(part);
    narrow(part + 8, end, to, weight > 0 ? rise : fall, weight > 0 ? fall : rise, abs(weight), live);
    part = end;
    to += PART;
  }
}

// @ts-ignore: decorators on functions are AssemblyScript's
@inline function addUp(cells: usize, end: usize, to: usize): void {
  let taken = i16x8.splat(0), ends = i16x8.splat(0);
  let takenDown = i16x8.splat(0), endsDown = i16x8.splat(0);
  const minusOne = i16x8.splat(-1);
  for (let k = cells; k < end; k += 4) {
    const cell: usize = wordAt(k);
    const up = upward(v128.load(cell));
    const bit = lowest(v128.andnot(up, taken));
    taken = v128.or(taken, bit);
    ends = v128.or(v128.andnot(ends, v128.and(up, i16x8.add(bit, minusOne))), bit);
    const down = upward(v128.load(cell, REVERSED));
    const last = lowest(v128.andnot(down, takenDown));
    takenDown = v128.or(takenDown, last);
    endsDown = v128.or(v128.andnot(endsDown, v128.and(down, i16x8.add(last, minusOne))), last);
  }
  const full = i16x8.splat(<i16>all);
  kill(v128.or(i16x8.gt_u(taken, full), i16x8.gt_u(takenDown, full)));
  const most = i16x8.splat(<i16>(((end - cells) >> 2) * (size + 1)));
  v128.store(to, sumOf(taken), 0);
  v128.store(to, i16x8.sub(most, sumOf(takenDown)), 16);
  v128.store(to, ends, 32);
  v128.store(to, endsDown, 48);
}

/** The digits of a set added up: by nibbles. */
// @ts-ignore
@inline function sumOf(sets: v128): v128 {
  const nibble = i16x8.splat(15);
  const a = i8x16.swizzle(i8x16(0, 1, 2, 3, 3, 4, 5, 6, 4, 5, 6, 7, 7, 8, 9, 10), v128.and(sets, nibble));
  const b = i8x16.swizzle(i8x16(0, 5, 6, 11, 7, 12, 13, 18, 8, 13, 14, 19, 15, 20, 21, 26), v128.and(i16x8.shr_u(sets, 4), nibble));
  return i16x8.add(i16x8.add(a, b), i16x8.mul(i16x8.shr_u(sets, 8), i16x8.splat(9)));
}

/** What each cell can hold if the part may rise above its least sum, and fall below its greatest, by so much. */
// @ts-ignore
@inline function narrow(cells: usize, end: usize, from: usize, rise: v128, fall: v128, times: i32, live: v128): void {
  const range = i16x8.splat(<i16>(size - 1));
  if (times != 1) {
    rise = quotient(rise, times);
    fall = quotient(fall, times);
  }
  const tight = v128.or(i16x8.lt_s(rise, range), i16x8.lt_s(fall, range));
  if (!v128.any_true(v128.and(tight, live))) return;
  const ends = v128.load(from, 32), endsDown = v128.load(from, 48);
  const up = powerOf(rise), down = powerOf(fall);
  const minusOne = i16x8.splat(-1);
  for (let k = cells; k < end; k += 4) {
    const cell: usize = wordAt(k);
    const digits = v128.load(cell), reversed = v128.load(cell, REVERSED);
    const top = i16x8.mul(lowest(v128.and(ends, upward(digits))), up);
    const allowed = v128.or(top, i16x8.add(top, minusOne));
    const bottom = i16x8.mul(lowest(v128.and(endsDown, upward(reversed))), down);
    const allowedDown = v128.or(bottom, i16x8.add(bottom, minusOne));
    const less = v128.or(v128.andnot(digits, allowed), v128.andnot(reversed, allowedDown));
    if (v128.any_true(less)) keep(cell, v128.and(allowed, reverse(allowedDown)));
  }
}

/** How many times, but for what is more than a digit can differ. */
function quotient(dividend: v128, divisor: i32): v128 {
  let result = i16x8.splat(0);
  for (let k = 1; k < size; k++) {
    result = i16x8.sub(result, i16x8.ge_s(dividend, i16x8.splat(<i16>(k * divisor))));
  }
  return result;
}

/** Two to that power, for 0 … 15; less and more count as these. */
// @ts-ignore
@inline function powerOf(exponent: v128): v128 {
  const index = i16x8.min_s(i16x8.max_s(exponent, i16x8.splat(0)), i16x8.splat(15));
  const low = i8x16.swizzle(i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), index);
  const high = i8x16.swizzle(i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, -128), index);
  return v128.or(v128.and(low, i16x8.splat(255)), i16x8.shl(high, 8));
}
