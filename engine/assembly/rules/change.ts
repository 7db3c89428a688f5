/** Changes of cells: who has to be told, which lanes changed, which died. */
import { CELLS, REVERSED, size, TOLD, VECTOR, dirtyAt, watchersAt, cellsEnd } from './memory';

/** Lanes that changed in this round, and lanes that cannot be completed: any bit of a lane. */
export let changed: v128 = i16x8.splat(0);
export let dead: v128 = i16x8.splat(0);

// @ts-ignore: decorators on functions are AssemblyScript's
@inline export function clearChanged(): void {
  changed = i16x8.splat(0);
}

// @ts-ignore
@inline export function addChanged(lanes: v128): void {
  changed = v128.or(changed, lanes);
}

// @ts-ignore
@inline export function clearDead(): void {
  dead = i16x8.splat(0);
}

// @ts-ignore
@inline export function kill(lanes: v128): void {
  dead = v128.or(dead, lanes);
}

/** Keeps only these digits in a cell. */
// @ts-ignore
@inline export function keep(cell: usize, allowed: v128): void {
  const old = v128.load(cell);
  const now = v128.and(old, allowed);
  if (v128.any_true(v128.xor(old, now))) change(cell, old, now);
}

function change(cell: usize, old: v128, now: v128): void {
  changed = v128.or(changed, v128.xor(old, now));
  dead = v128.or(dead, v128.andnot(i16x8.eq(now, i16x8.splat(0)), i16x8.eq(old, i16x8.splat(0))));
  v128.store(cell, now);
  v128.store(cell, now, TOLD);
  v128.store(cell, reverse(now), REVERSED);
  tell(cell);
}

/** Tells the rules of the cells that changed without anyone being told. */
export function tellAll(): void {
  for (let cell = CELLS; cell < cellsEnd; cell += VECTOR) {
    const now = v128.load(cell);
    const old = v128.load(cell, TOLD);
    if (v128.any_true(v128.xor(now, old))) change(cell, old, now);
  }
}

/** Lists the rules of a cell to be run, by 64 at a time: on hard boards nearly every word is in the list. */
export function tell(cell: usize): void {
  let at: usize = load<u32>(watchersAt + ((cell - CELLS) >> 2));
  const end = at + 4 + <usize>load<u32>(at) * 12;
  for (at += 4; at < end; at += 12) {
    const word = dirtyAt + <usize>load<u32>(at);
    store<u64>(word, load<u64>(word) | load<u64>(at, 4));
  }
}

/** Bit d of each lane goes to bit size − 1 − d: by nibbles, then bytes. */
export function reverse(sets: v128): v128 {
  const nibbles = i8x16.splat(15);
  const low = v128.and(sets, nibbles);
  const high = v128.and(i16x8.shr_u(sets, 4), nibbles);
  const a = i8x16.swizzle(i8x16(0, -128, 64, -64, 32, -96, 96, -32, 16, -112, 80, -48, 48, -80, 112, -16), low);
  const b = i8x16.swizzle(i8x16(0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15), high);
  const bytes = v128.or(a, b);
  const swapped = v128.or(i16x8.shl(bytes, 8), i16x8.shr_u(bytes, 8));
  return i16x8.shr_u(swapped, 16 - size);
}

/** A set's lowest digit. */
// @ts-ignore
@inline export function lowest(sets: v128): v128 {
  return v128.and(sets, i16x8.neg(sets));
}

/** The digits from a set's lowest one on. */
// @ts-ignore
@inline export function upward(sets: v128): v128 {
  return v128.or(sets, i16x8.neg(sets));
}
