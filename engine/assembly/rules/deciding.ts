/**
 * Where to decide: on the cell with the greatest score for the square of its number of digits, or, where the rules are
 * about pairs, on a digit with two places left in a house.
 */
import { cellCount, CELLS, DECIDED, housesAt, scoresAt, VECTOR, wantedAt, wordAt } from './memory';

const DECAY: f64 = 0.997;
/** A cell without a score is still worth something: the smallest number of digits then decides. */
const BASE: f64 = 1;

let increment: f64 = 1;

export let decidedCell: i32 = -1;
export let decidedDigit: i32 = 0;

export function resetScores(): void {
  increment = 1;
  memory.fill(scoresAt, 0, <usize>cellCount * 8);
}

/** Chooses a cell of a lane and a digit of it; false if every cell has its digit. */
export function choose(lane: i32): bool {
  let best: f64 = -1;
  let cell = -1;
  const base = BASE * increment;
  let at = CELLS + <usize>lane * 2;
  for (let k = 0; k < cellCount; k++, at += VECTOR) {
    const digits = <i32>load<u16>(at);
    if ((digits & (digits - 1)) == 0) continue;
    const many = popcnt(digits);
    const worth = (load<f64>(scoresAt + <usize>k * 8) + base) / <f64>(many * many);
    if (worth > best) {
      best = worth;
      cell = k;
    }
  }
  decidedCell = cell;
  if (cell < 0) return false;
  const digits = <i32>load<u16>(CELLS + <usize>cell * VECTOR + <usize>lane * 2);
  const wanted = digits & <i32>load<u16>(wantedAt + <usize>cell * 2);
  const first = wanted ? wanted : digits;
  decidedDigit = first & -first;
  if (housesAt && popcnt(digits) > 2) twoPlaces(lane, best, base);
  return true;
}

/** Decides on a digit with two places in a house if its score beats that of the best cell. */
function twoPlaces(lane: i32, best: f64, base: f64): void {
  const shift = <usize>lane * 2;
  let house = housesAt + 4;
  for (let left = wordAt(housesAt); left > 0; left--) {
    const first = house + 4;
    const end = first + <usize>wordAt(house) * 4;
    house = end;
    let one = 0, two = 0, more = 0;
    for (let k = first; k < end; k += 4) {
      const digits = <i32>load<u16>(<usize>wordAt(k) + shift);
      more |= two & digits;
      two |= one & digits;
      one |= digits;
    }
    for (let digits = two & ~more; digits; digits &= digits - 1) {
      const digit = digits & -digits;
      let score: f64 = 0, highest: f64 = -1;
      let place = 0;
      for (let k = first; k < end; k += 4) {
        const vector: usize = wordAt(k);
        if (!(<i32>load<u16>(vector + shift) & digit)) continue;
        const own = load<f64>(scoresAt + ((vector - CELLS) >> 1));
        score += own;
        if (own > highest) {
          highest = own;
          place = <i32>((vector - CELLS) >> 4);
        }
      }
      const worth = (score / 2 + base) / 4;
      if (worth <= best) continue;
      best = worth;
      decidedCell = place;
      decidedDigit = digit;
    }
  }
}

/** Remembers the cell that a dead lane decided on, and the cells of the rule that failed, if it was one. */
export function blame(lane: i32, rule: usize): void {
  const decided = load<i32>(DECIDED + <usize>lane * 4);
  if (decided >= 0) raise(decided, increment);
  if (rule) {
    const many = wordAt(rule + 8);
    const share = (3 * increment) / <f64>many;
    for (let k = 0; k < many; k++) raise(wordAt(rule + 12 + <usize>k * 4), share);
  } else {
    const cell = emptyCell(lane);
    if (cell >= 0) raise(cell, increment);
  }
  increment /= DECAY;
  if (increment < 1e100) return;
  for (let k = 0; k < cellCount; k++) {
    const at = scoresAt + <usize>k * 8;
    store<f64>(at, load<f64>(at) / increment);
  }
  increment = 1;
}

function emptyCell(lane: i32): i32 {
  let at = CELLS + <usize>lane * 2;
  for (let k = 0; k < cellCount; k++, at += VECTOR) if (!load<u16>(at)) return k;
  return -1;
}

// @ts-ignore: decorators on functions are AssemblyScript's
@inline function raise(cell: i32, amount: f64): void {
  const at = scoresAt + <usize>cell * 8;
  store<f64>(at, load<f64>(at) + amount);
}
