/**
 * Part four: branching. A lane in which a pass changed nothing needs a guess. The guess is about one digit in one
 * chute, because there the number of possibilities is small and known: one to six arrangements. The chute with
 * the fewest arrangements in all is the one about to be decided; in it a digit with two arrangements makes two
 * children, each of which fixes the digit in three boxes at once.
 */
import { ARRANGEMENTS, CELLS, CHUTE, MINICOLUMNS, MINIROWS, VECTOR } from './state';

/** The guess: digit (as a bit), chute (bands 0–2, stacks 3–5), line in the chute, place in the line. */
let digit: i32 = 0;
let chute: usize = 0;
let line: usize = 0;
let place: usize = 0;

/**
 * Counts, for all lanes, the arrangements of every digit in every chute. Six products of three sets say which
 * arrangements are possible; adding them up as bits gives each digit's count in three binary digits.
 */
export function weigh(): void {
  for (let k: usize = 0; k < 6; k++) {
    const at = flagsOf(k);
    const to = ARRANGEMENTS + k * 3 * VECTOR;
    const m00 = v128.load(at, 0), m01 = v128.load(at, 16), m02 = v128.load(at, 32);
    const m10 = v128.load(at, 48), m11 = v128.load(at, 64), m12 = v128.load(at, 80);
    const m20 = v128.load(at, 96), m21 = v128.load(at, 112), m22 = v128.load(at, 128);
    const a = all(m00, m11, m22), b = all(m01, m12, m20), c = all(m02, m10, m21);
    const d = all(m00, m12, m21), e = all(m01, m10, m22), f = all(m02, m11, m20);
    const ones = odd(a, b, c), moreOnes = odd(d, e, f);
    const twos = most(a, b, c), moreTwos = most(d, e, f);
    const carry = v128.and(ones, moreOnes);
    v128.store(to, v128.xor(ones, moreOnes), 0);
    v128.store(to, odd(twos, moreTwos, carry), 16);
    v128.store(to, most(twos, moreTwos, carry), 32);
  }
}

/** Chooses the guess for a lane, after `weigh`. False when nothing is left to guess. */
export function choose(lane: i32): bool {
  const shift = <usize>lane * 2;
  let best = 1000;
  for (let k: usize = 0; k < 6; k++) {
    const at = ARRANGEMENTS + shift + k * 3 * VECTOR;
    const ones = <i32>load<u16>(at, 0), twos = <i32>load<u16>(at, 16), fours = <i32>load<u16>(at, 32);
    const total = popcnt(ones) + 2 * popcnt(twos) + 4 * popcnt(fours);
    if (total <= 9) continue; // one arrangement each: decided
    const score = total + popcnt(twos | fours); // open digits count once more
    if (score < best) {
      best = score;
      chute = k;
    }
  }
  if (best == 1000) return false;
  chooseDigit(ARRANGEMENTS + shift + chute * 3 * VECTOR);
  choosePlace(flagsOf(chute) + shift);
  return true;
}

/** A digit with two arrangements if there is one, else three, else more. */
function chooseDigit(at: usize): void {
  const ones = <i32>load<u16>(at, 0), twos = <i32>load<u16>(at, 16), fours = <i32>load<u16>(at, 32);
  let digits = twos & ~ones & ~fours;
  if (!digits) digits = twos & ones & ~fours;
  if (!digits) digits = fours;
  digit = digits & -digits;
}

/** The first open place of the line with the fewest of them, two or three. */
function choosePlace(at: usize): void {
  let fewest = 4;
  for (let k: usize = 0; k < 3; k++) {
    const first = has(at + k * 48), second = has(at + k * 48 + 16), third = has(at + k * 48 + 32);
    const open = first + second + third;
    if (open < 2 || open >= fewest) continue;
    fewest = open;
    line = k;
    place = first ? 0 : 1;
  }
}

// @ts-ignore: decorators on functions are AssemblyScript's
@inline function has(at: usize): i32 {
  return <i32>((<i32>load<u16>(at) & digit) != 0);
}

/**
 * Makes two children of a lane, of which `node` is a copy. The copy loses the digit at the chosen place; the lane
 * keeps it there and loses it at the other places of that line and of that box (or column). Each loses at least
 * one candidate, so the search ends.
 */
export function split(lane: i32, node: usize): void {
  // Steps in cells: from line to line, from place to place, and within the three cells of a place.
  const band = chute < 3;
  const first: usize = band ? chute * 27 : (chute - 3) * 3;
  const lineStep: usize = band ? 9 : 27;
  const placeStep: usize = band ? 3 : 1;
  const cellStep: usize = band ? 1 : 9;
  drop(node + (first + line * lineStep + place * placeStep) * 2, cellStep * 2);
  const cells = CELLS + <usize>lane * 2 + first * VECTOR;
  const step = cellStep * VECTOR;
  const atLine = line * lineStep * VECTOR, atPlace = place * placeStep * VECTOR;
  const line1: usize = line ? 0 : 1, line2: usize = 3 - line - line1;
  const place1: usize = place ? 0 : 1, place2: usize = 3 - place - place1;
  drop(cells + line1 * lineStep * VECTOR + atPlace, step);
  drop(cells + line2 * lineStep * VECTOR + atPlace, step);
  drop(cells + atLine + place1 * placeStep * VECTOR, step);
  drop(cells + atLine + place2 * placeStep * VECTOR, step);
}

/** Takes the digit from three cells. */
// @ts-ignore
@inline function drop(at: usize, step: usize): void {
  store<u16>(at, <u16>(<i32>load<u16>(at) & ~digit));
  store<u16>(at + step, <u16>(<i32>load<u16>(at + step) & ~digit));
  store<u16>(at + 2 * step, <u16>(<i32>load<u16>(at + 2 * step) & ~digit));
}

// @ts-ignore
@inline function flagsOf(k: usize): usize {
  return k < 3 ? MINIROWS + k * CHUTE : MINICOLUMNS + (k - 3) * CHUTE;
}

// @ts-ignore
@inline function all(a: v128, b: v128, c: v128): v128 {
  return v128.and(v128.and(a, b), c);
}

// @ts-ignore
@inline function odd(a: v128, b: v128, c: v128): v128 {
  return v128.xor(v128.xor(a, b), c);
}

// @ts-ignore
@inline function most(a: v128, b: v128, c: v128): v128 {
  return v128.or(v128.and(a, b), v128.and(c, v128.or(a, b)));
}
