/** Where to decide: on the cell with the greatest score for the square of its number of digits. */
import { cellCount, CELLS, DECIDED, scoresAt, VECTOR, wantedAt, wordAt } from './memory';

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
  return true;
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
