import { CELLS, MINICOLS, MINIROWS, ROW_BYTES, SCRATCH, SUM } from './state';

export let deadLanes: i32 = 0;
export let fixedLanes: i32 = 0;
export let fullLanes: i32 = 0;

// @ts-ignore
@inline function ld(at: usize, offset: usize): v128 { return v128.load(at + offset); }
// @ts-ignore
@inline function st(at: usize, offset: usize, v: v128): void { v128.store(at + offset, v); }
// @ts-ignore
@inline function fixedDigit(p: v128, hidden: v128): v128 {
  const more = v128.and(p, i16x8.add(p, i16x8.splat(-1)));
  const single = i16x8.eq(more, i16x8.splat(0));
  return v128.and(p, v128.or(single, hidden));
}
// @ts-ignore
@inline function settle(p: v128, f: v128, taken: v128): v128 {
  const open = i16x8.eq(f, i16x8.splat(0));
  return v128.or(v128.and(v128.andnot(p, taken), open), f);
}

// @ts-ignore
@inline function sweepRow(row: usize, mini: usize): void {
  let p0 = ld(row, 0), p1 = ld(row, 16), p2 = ld(row, 32), p3 = ld(row, 48), p4 = ld(row, 64), p5 = ld(row, 80), p6 = ld(row, 96), p7 = ld(row, 112), p8 = ld(row, 128);
  let one = p0;
  let two = v128.and(one, p1); one = v128.or(one, p1);
  two = v128.or(two, v128.and(one, p2)); one = v128.or(one, p2);
  two = v128.or(two, v128.and(one, p3)); one = v128.or(one, p3);
  two = v128.or(two, v128.and(one, p4)); one = v128.or(one, p4);
  two = v128.or(two, v128.and(one, p5)); one = v128.or(one, p5);
  two = v128.or(two, v128.and(one, p6)); one = v128.or(one, p6);
  two = v128.or(two, v128.and(one, p7)); one = v128.or(one, p7);
  two = v128.or(two, v128.and(one, p8)); one = v128.or(one, p8);
  const hidden = v128.andnot(one, two);
  const f0 = fixedDigit(p0, hidden), f1 = fixedDigit(p1, hidden), f2 = fixedDigit(p2, hidden);
  const f3 = fixedDigit(p3, hidden), f4 = fixedDigit(p4, hidden), f5 = fixedDigit(p5, hidden);
  const f6 = fixedDigit(p6, hidden), f7 = fixedDigit(p7, hidden), f8 = fixedDigit(p8, hidden);
  const taken = v128.or(v128.or(v128.or(v128.or(f0, f1), v128.or(f2, f3)), v128.or(v128.or(f4, f5), v128.or(f6, f7))), f8);
  p0 = settle(p0, f0, taken); p1 = settle(p1, f1, taken); p2 = settle(p2, f2, taken);
  st(row, 0, p0); st(row, 16, p1); st(row, 32, p2);
  st(mini, 0, v128.or(v128.or(p0, p1), p2));
  p3 = settle(p3, f3, taken); p4 = settle(p4, f4, taken); p5 = settle(p5, f5, taken);
  st(row, 48, p3); st(row, 64, p4); st(row, 80, p5);
  st(mini, 16, v128.or(v128.or(p3, p4), p5));
  p6 = settle(p6, f6, taken); p7 = settle(p7, f7, taken); p8 = settle(p8, f8, taken);
  st(row, 96, p6); st(row, 112, p7); st(row, 128, p8);
  st(mini, 32, v128.or(v128.or(p6, p7), p8));
}

// @ts-ignore
@inline function fit(v: v128, a: v128, b: v128, c: v128, d: v128): v128 {
  return v128.and(v, v128.or(v128.and(a, b), v128.and(c, d)));
}

// @ts-ignore
@inline function arrange(at: usize): v128 {
  const m00 = ld(at, 0), m01 = ld(at, 16), m02 = ld(at, 32);
  const m10 = ld(at, 48), m11 = ld(at, 64), m12 = ld(at, 80);
  const m20 = ld(at, 96), m21 = ld(at, 112), m22 = ld(at, 128);
  const v00 = fit(m00, m11, m22, m12, m21), v01 = fit(m01, m10, m22, m12, m20), v02 = fit(m02, m10, m21, m11, m20);
  st(at, 0, v00); st(at, 16, v01); st(at, 32, v02);
  const v10 = fit(m10, m01, m22, m02, m21), v11 = fit(m11, m00, m22, m02, m20), v12 = fit(m12, m00, m21, m01, m20);
  st(at, 48, v10); st(at, 64, v11); st(at, 80, v12);
  const v20 = fit(m20, m01, m12, m02, m11), v21 = fit(m21, m00, m12, m02, m10), v22 = fit(m22, m00, m11, m01, m10);
  st(at, 96, v20); st(at, 112, v21); st(at, 128, v22);
  return v128.or(v128.or(v00, v01), v02); // a digit without any arrangement misses here
}

// @ts-ignore
@inline function less(v: v128): v128 { return v128.and(v, i16x8.add(v, i16x8.splat(-1))); }

/** returns a mask: bits set in lanes that are dead. */
function triads(at: usize): v128 {
  let dead = i16x8.splat(0);
  const zero = i16x8.splat(0);
  for (let i: usize = 0; i < 144; i += 48) {
    const row = at + i;
    let a = ld(row, 0), b = ld(row, 16), c = ld(row, 32);
    const da = v128.andnot(a, v128.or(b, c)), db = v128.andnot(b, v128.or(a, c)), dc = v128.andnot(c, v128.or(a, b));
    let d2 = less(less(da));
    dead = v128.or(dead, less(d2));
    a = v128.and(a, v128.or(da, i16x8.eq(d2, zero)));
    d2 = less(less(db));
    dead = v128.or(dead, less(d2));
    b = v128.and(b, v128.or(db, i16x8.eq(d2, zero)));
    d2 = less(less(dc));
    dead = v128.or(dead, less(d2));
    c = v128.and(c, v128.or(dc, i16x8.eq(d2, zero)));
    st(row, 0, a); st(row, 16, b); st(row, 32, c);
    let t2 = less(less(a));
    dead = v128.or(dead, i16x8.eq(t2, zero));
    st(SCRATCH + i, 0, v128.and(a, i16x8.eq(less(t2), zero)));
    t2 = less(less(b));
    dead = v128.or(dead, i16x8.eq(t2, zero));
    st(SCRATCH + i, 16, v128.and(b, i16x8.eq(less(t2), zero)));
    t2 = less(less(c));
    dead = v128.or(dead, i16x8.eq(t2, zero));
    st(SCRATCH + i, 32, v128.and(c, i16x8.eq(less(t2), zero)));
  }
  const x00 = ld(SCRATCH, 0), x01 = ld(SCRATCH, 16), x02 = ld(SCRATCH, 32);
  const x10 = ld(SCRATCH, 48), x11 = ld(SCRATCH, 64), x12 = ld(SCRATCH, 80);
  const x20 = ld(SCRATCH, 96), x21 = ld(SCRATCH, 112), x22 = ld(SCRATCH, 128);
  st(at, 0, v128.andnot(ld(at, 0), v128.or(v128.or(x01, x02), v128.or(x10, x20))));
  st(at, 16, v128.andnot(ld(at, 16), v128.or(v128.or(x00, x02), v128.or(x11, x21))));
  st(at, 32, v128.andnot(ld(at, 32), v128.or(v128.or(x00, x01), v128.or(x12, x22))));
  st(at, 48, v128.andnot(ld(at, 48), v128.or(v128.or(x11, x12), v128.or(x00, x20))));
  st(at, 64, v128.andnot(ld(at, 64), v128.or(v128.or(x10, x12), v128.or(x01, x21))));
  st(at, 80, v128.andnot(ld(at, 80), v128.or(v128.or(x10, x11), v128.or(x02, x22))));
  st(at, 96, v128.andnot(ld(at, 96), v128.or(v128.or(x21, x22), v128.or(x00, x10))));
  st(at, 112, v128.andnot(ld(at, 112), v128.or(v128.or(x20, x22), v128.or(x01, x11))));
  st(at, 128, v128.andnot(ld(at, 128), v128.or(v128.or(x20, x21), v128.or(x02, x12))));
  return dead;
}

// @ts-ignore
@inline function gatherBand(cell: usize, mini: usize, to: usize): void {
  const a = ld(mini, 0), b = ld(mini, 48), c = ld(mini, 96);
  st(to, 0, v128.or(v128.or(v128.and(ld(cell, 0), a), v128.and(ld(cell, 144), b)), v128.and(ld(cell, 288), c)));
  st(to, 16, v128.or(v128.or(v128.and(ld(cell, 16), a), v128.and(ld(cell, 160), b)), v128.and(ld(cell, 304), c)));
  st(to, 32, v128.or(v128.or(v128.and(ld(cell, 32), a), v128.and(ld(cell, 176), b)), v128.and(ld(cell, 320), c)));
}

/** One pass over all lanes; `deep` adds the triads. */
export function pass(deep: i32): void {
  const zero = i16x8.splat(0);
  let dead = zero;
  for (let band: usize = 0; band < 3; band++) {
    const mini = MINIROWS + band * 144;
    for (let i: usize = 0; i < 3; i++) sweepRow(CELLS + band * 432 + i * ROW_BYTES, mini + i * 48);
    const cover = arrange(mini);
    dead = v128.or(dead, v128.xor(cover, i16x8.splat(511)));
    if (deep) dead = v128.or(dead, triads(mini));
  }
  let sum = zero;
  let least = i16x8.splat(511);
  for (let stack: usize = 0; stack < 3; stack++) {
    const mini = MINICOLS + stack * 144;
    const cell = CELLS + stack * 48;
    const rows = MINIROWS + stack * 16;
    for (let b: usize = 0; b < 3; b++) gatherBand(cell + b * 432, rows + b * 144, mini + b * 48);
    const cover = arrange(mini);
    dead = v128.or(dead, v128.xor(cover, i16x8.splat(511)));
    if (deep) dead = v128.or(dead, triads(mini));
    for (let b: usize = 0; b < 3; b++) {
      const x = ld(mini + b * 48, 0), y = ld(mini + b * 48, 16), z = ld(mini + b * 48, 32);
      for (let i: usize = 0; i < 3; i++) {
        const at = cell + b * 432 + i * 144;
        const m = ld(rows + b * 144 + i * 48, 0);
        const p = v128.and(ld(at, 0), v128.and(m, x));
        const q = v128.and(ld(at, 16), v128.and(m, y));
        const r = v128.and(ld(at, 32), v128.and(m, z));
        st(at, 0, p); st(at, 16, q); st(at, 32, r);
        least = i16x8.min_u(least, i16x8.min_u(i16x8.min_u(p, q), r));
        sum = i16x8.add(sum, i16x8.add(i16x8.add(p, q), r));
      }
    }
  }
  dead = v128.or(dead, i16x8.eq(least, zero));
  deadLanes = i16x8.bitmask(i16x8.ne(dead, zero));
  fixedLanes = i16x8.bitmask(i16x8.eq(sum, v128.load(SUM)));
  fullLanes = i16x8.bitmask(i16x8.eq(sum, i16x8.splat(4599)));
  v128.store(SUM, sum);
}
