/**
 * Part two: the pass. It draws conclusions in all eight lanes without a single branch, so every lane costs the
 * same whatever its puzzle looks like. One pass is three sweeps, each of which uses what the one before found:
 *
 *   1. rows:   naked and hidden singles (`sweepRow`)
 *   2. bands:  which minirow of which row a digit goes to (`arrange`)
 *   3. stacks: the same, turned by a right angle
 *
 * A digit placed by sweep 1 leaves its row there, its box in sweep 2 and its column in sweep 3. Two equal digits of a
 * column or box die in sweeps 2 and 3; two of a row show in the sum of what the row has placed (`sweepRow`).
 */
import { ALL, CELLS, CHUTE, MINICOLUMNS, MINIROWS, ROW, SUM, VECTOR } from './state';
import { keepDefinite, withoutLowest } from './second-tier';

/** Lanes, as bits, in which a cell has no digit left, a row no cell for some digit, or a row a digit twice. */
export let deadLanes: i32 = 0;
/** Lanes in which the pass changed nothing. */
export let stuckLanes: i32 = 0;
/** Lanes in which every cell has exactly one digit, unless they are dead. */
export let fullLanes: i32 = 0;

/** One pass over all lanes, and the three masks above. */
export function pass(): void {
  let over = i16x8.splat(0);
  for (let band: usize = 0; band < 3; band++) {
    const minirows = MINIROWS + band * CHUTE;
    for (let row: usize = 0; row < 3; row++) {
      over = v128.or(over, sweepRow(CELLS + (band * 3 + row) * ROW, minirows + row * 3 * VECTOR));
    }
    arrange(minirows);
  }
  // The digits that the minirows lost are taken from the cells on the way, which saves a round trip to memory.
  let sum = i16x8.splat(0);
  let least = i16x8.splat(ALL);
  for (let stack: usize = 0; stack < 3; stack++) {
    const minicolumns = MINICOLUMNS + stack * CHUTE;
    const cells = CELLS + stack * 3 * VECTOR;
    const minirows = MINIROWS + stack * VECTOR;
    for (let band: usize = 0; band < 3; band++) {
      gatherBox(cells + band * 3 * ROW, minirows + band * CHUTE, minicolumns + band * 3 * VECTOR);
    }
    arrange(minicolumns);
    for (let band: usize = 0; band < 3; band++) {
      const columns = minicolumns + band * 3 * VECTOR;
      const left = v128.load(columns, 0), middle = v128.load(columns, 16), right = v128.load(columns, 32);
      for (let row: usize = 0; row < 3; row++) {
        const cell = cells + (band * 3 + row) * ROW;
        const minirow = v128.load(minirows + (band * 3 + row) * 3 * VECTOR);
        const a = v128.and(v128.load(cell, 0), v128.and(minirow, left));
        const b = v128.and(v128.load(cell, 16), v128.and(minirow, middle));
        const c = v128.and(v128.load(cell, 32), v128.and(minirow, right));
        v128.store(cell, a, 0);
        v128.store(cell, b, 16);
        v128.store(cell, c, 32);
        least = i16x8.min_u(least, i16x8.min_u(i16x8.min_u(a, b), c));
        sum = i16x8.add(sum, i16x8.add(i16x8.add(a, b), c));
      }
    }
  }
  // A digit without a place in one row loses its band in `arrange`, and then every other; so one row is enough.
  const every = v128.or(v128.or(v128.load(MINIROWS, 0), v128.load(MINIROWS, 16)), v128.load(MINIROWS, 32));
  const flaw = v128.or(i16x8.gt_u(over, i16x8.splat(ALL)), i16x8.ne(every, i16x8.splat(ALL)));
  deadLanes = i16x8.bitmask(v128.or(i16x8.eq(least, i16x8.splat(0)), flaw));
  stuckLanes = i16x8.bitmask(i16x8.eq(sum, v128.load(SUM)));
  // Nine full rows: 9 · (1 + 2 + … + 256). More candidates make more, and a dead lane is known already.
  fullLanes = i16x8.bitmask(i16x8.eq(sum, i16x8.splat(9 * ALL)));
  v128.store(SUM, sum);
}

/**
 * Naked and hidden singles of one row: a cell takes its only digit, or the digit that has no other place in the
 * row, and the digits so placed leave the rest of the row. Leaves the digits of the three minirows behind.
 *
 * The placed digits are added up, which is their union unless one is there twice. Then a carry takes a digit from the
 * row that nobody has placed, so that the lane dies for want of it, or runs out of the nine bits, which the caller sees
 * in the sum returned.
 */
// @ts-ignore: decorators on functions are AssemblyScript's
@inline function sweepRow(row: usize, minirows: usize): v128 {
  let a = v128.load(row, 0), b = v128.load(row, 16), c = v128.load(row, 32);
  let d = v128.load(row, 48), e = v128.load(row, 64), f = v128.load(row, 80);
  let g = v128.load(row, 96), h = v128.load(row, 112), i = v128.load(row, 128);
  // Digits with at least one place so far, and with at least two.
  let one = a, two = v128.and(one, b);
  one = v128.or(one, b); two = v128.or(two, v128.and(one, c));
  one = v128.or(one, c); two = v128.or(two, v128.and(one, d));
  one = v128.or(one, d); two = v128.or(two, v128.and(one, e));
  one = v128.or(one, e); two = v128.or(two, v128.and(one, f));
  one = v128.or(one, f); two = v128.or(two, v128.and(one, g));
  one = v128.or(one, g); two = v128.or(two, v128.and(one, h));
  one = v128.or(one, h); two = v128.or(two, v128.and(one, i));
  one = v128.or(one, i);
  const hidden = v128.andnot(one, two);
  a = placed(a, hidden); b = placed(b, hidden); c = placed(c, hidden);
  d = placed(d, hidden); e = placed(e, hidden); f = placed(f, hidden);
  g = placed(g, hidden); h = placed(h, hidden); i = placed(i, hidden);
  const taken = i16x8.add(
    i16x8.add(i16x8.add(i16x8.add(a, b), i16x8.add(c, d)), i16x8.add(i16x8.add(e, f), i16x8.add(g, h))), i);
  // The cells are read again: fifteen registers do not hold them beside what was placed.
  settleMinirow(row, a, b, c, taken, minirows);
  settleMinirow(row + 3 * VECTOR, d, e, f, taken, minirows + VECTOR);
  settleMinirow(row + 6 * VECTOR, g, h, i, taken, minirows + 2 * VECTOR);
  return taken;
}

/**
 * The digit a cell takes, if any. `p & (p − 1)` takes the lowest bit away, so it is 0 when there is but one; the
 * comparison turns that into a mask of ones.
 */
// @ts-ignore
@inline function placed(cell: v128, hidden: v128): v128 {
  const single = i16x8.eq(withoutLowest(cell), i16x8.splat(0));
  return v128.and(cell, v128.or(single, hidden));
}

// @ts-ignore
@inline function settleMinirow(cell: usize, x: v128, y: v128, z: v128, taken: v128, minirow: usize): void {
  const a = settle(v128.load(cell, 0), x, taken);
  const b = settle(v128.load(cell, 16), y, taken);
  const c = settle(v128.load(cell, 32), z, taken);
  v128.store(cell, a, 0);
  v128.store(cell, b, 16);
  v128.store(cell, c, 32);
  v128.store(minirow, v128.or(v128.or(a, b), c));
}

/** The rest of a cell: the digit it takes, or the digits that no cell of the row has taken. */
// @ts-ignore
@inline function settle(cell: v128, own: v128, taken: v128): v128 {
  const open = i16x8.eq(own, i16x8.splat(0));
  return v128.or(own, v128.and(v128.andnot(cell, taken), open));
}

/**
 * Locked candidates, complete. In a band a digit goes to one box in each row, and to another in each: there are six
 * such arrangements. A minirow keeps a digit when the other two rows can take the other two boxes, one way or the
 * other. With m[line][place] the nine digit sets of the chute, in this picture for m[0][0]:
 *
 *      ■ · ·     ■ · ·
 *      · x ·  or · · x      kept: m00 & (m11 & m22 | m12 & m21)
 *      · · x     · x ·
 *
 * For a stack read column for box and band for row: `line` is the band, `place` the column.
 */
// @ts-ignore
@inline function arrange(chute: usize): void {
  const m00 = v128.load(chute, 0), m01 = v128.load(chute, 16), m02 = v128.load(chute, 32);
  const m10 = v128.load(chute, 48), m11 = v128.load(chute, 64), m12 = v128.load(chute, 80);
  const m20 = v128.load(chute, 96), m21 = v128.load(chute, 112), m22 = v128.load(chute, 128);
  keepDefinite(chute, fit(m00, m11, m22, m12, m21), fit(m01, m10, m22, m12, m20), fit(m02, m10, m21, m11, m20));
  keepDefinite(chute + 48, fit(m10, m01, m22, m02, m21), fit(m11, m00, m22, m02, m20), fit(m12, m00, m21, m01, m20));
  keepDefinite(chute + 96, fit(m20, m01, m12, m02, m11), fit(m21, m00, m12, m02, m10), fit(m22, m00, m11, m01, m10));
}

// @ts-ignore
@inline function fit(set: v128, a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.and(set, v128.or(v128.and(a, b), v128.and(c, d)));
}

/** The digits of a box's three minicolumns, less what its three minirows have lost. */
// @ts-ignore
@inline function gatherBox(cell: usize, minirow: usize, minicolumns: usize): void {
  const a = v128.load(minirow, 0), b = v128.load(minirow, 48), c = v128.load(minirow, 96);
  v128.store(minicolumns, column(cell, a, b, c), 0);
  v128.store(minicolumns, column(cell + VECTOR, a, b, c), 16);
  v128.store(minicolumns, column(cell + 2 * VECTOR, a, b, c), 32);
}

// @ts-ignore
@inline function column(cell: usize, a: v128, b: v128, c: v128): v128 {
  const top = v128.and(v128.load(cell, 0), a);
  const middle = v128.and(v128.load(cell, 144), b);
  const bottom = v128.and(v128.load(cell, 288), c);
  return v128.or(v128.or(top, middle), bottom);
}
