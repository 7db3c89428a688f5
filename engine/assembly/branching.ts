import { CELLS, MINICOLS, MINIROWS } from './state';

// How the chosen guess reads: digit bit, chute kind, and the triple's place.
export let guessDigit: i32 = 0;
export let guessAt: i32 = 0;
export let guessChute: i32 = 0;

// @ts-ignore
@inline function g(at: usize, k: usize): u32 { return <u32>load<u16>(at + k * 16); }

let bestScore: i32 = 0;

/** Look at one chute of one lane. */
function weigh(at: usize, chute: i32): void {
  const m00 = g(at, 0), m01 = g(at, 1), m02 = g(at, 2), m10 = g(at, 3), m11 = g(at, 4), m12 = g(at, 5), m20 = g(at, 6), m21 = g(at, 7), m22 = g(at, 8);
  const e0 = m00 & m11 & m22, e1 = m01 & m12 & m20, e2 = m02 & m10 & m21;
  const o0 = m00 & m12 & m21, o1 = m01 & m10 & m22, o2 = m02 & m11 & m20;
  const se = e0 ^ e1 ^ e2, ce = (e0 & e1) | (e2 & (e0 | e1));
  const so = o0 ^ o1 ^ o2, co = (o0 & o1) | (o2 & (o0 | o1));
  const b0 = se ^ so, k = se & so;
  const b1 = ce ^ co ^ k, b2 = (ce & co) | (k & (ce | co));
  const total = popcnt(b0) + 2 * popcnt(b1) + 4 * popcnt(b2);
  if (total <= 9 || <i32>total >= bestScore) return;
  bestScore = total;
  guessChute = chute;
  // fewest configurations: 2, else 3, ...
  let set = b1 & ~b0 & ~b2;
  if (!set) set = b1 & b0 & ~b2;
  if (!set) set = b2;
  const d = set & -set;
  guessDigit = d;
  // the least-flagged row, its first flag
  let best = 9, at0 = 0;
  for (let i: usize = 0; i < 3; i++) {
    const a = <i32>((g(at, 3 * i) & d) != 0), b = <i32>((g(at, 3 * i + 1) & d) != 0), c = <i32>((g(at, 3 * i + 2) & d) != 0);
    const n = a + b + c;
    if (n > 1 && n < best) { best = n; at0 = 3 * <i32>i + (a ? 0 : b ? 1 : 2); }
  }
  guessAt = at0;
}

/** Finds the guess for a lane. False when there is nothing to guess. */
export function choose(lane: i32): i32 {
  bestScore = 1000;
  const shift = <usize>lane * 2;
  for (let c = 0; c < 3; c++) weigh(MINIROWS + shift + <usize>c * 144, c);
  for (let c = 0; c < 3; c++) weigh(MINICOLS + shift + <usize>c * 144, c + 3);
  return bestScore < 1000 ? 1 : 0;
}

/** The byte offset, in units of cells, of the k-th cell of triple (i,j) of the chute. */
// @ts-ignore
@inline function cellOf(chute: i32, i: i32, j: i32, k: i32): i32 {
  return chute < 3 ? (chute * 3 + i) * 9 + j * 3 + k : (i * 3 + k) * 9 + (chute - 3) * 3 + j;
}

// @ts-ignore
@inline function drop(base: usize, step: usize, cell: i32, digit: i32): void {
  const at = base + <usize>cell * step;
  store<u16>(at, load<u16>(at) & ~digit);
}

/** The digit stands in the triple: it leaves the other triples of its line and its box. */
export function take(lane: i32): void {
  const base = CELLS + <usize>lane * 2;
  const i = guessAt / 3, j = guessAt % 3;
  for (let o = 1; o < 3; o++) {
    const i2 = (i + o) % 3, j2 = (j + o) % 3;
    for (let k = 0; k < 3; k++) {
      drop(base, 16, cellOf(guessChute, i2, j, k), guessDigit);
      drop(base, 16, cellOf(guessChute, i, j2, k), guessDigit);
    }
  }
}

/** The digit does not stand in the triple. */
export function refuse(node: usize): void {
  const i = guessAt / 3, j = guessAt % 3;
  for (let k = 0; k < 3; k++) drop(node, 2, cellOf(guessChute, i, j, k), guessDigit);
}
