/**
 * Depth first over cell masks, propagating to a fixpoint after every decision. It branches where dead ends have been:
 * on the cell with the highest score per digit, or on a digit with two places left in a house.
 */
import { emptyQueue, enqueue, restrict, undoTo } from './domains.ts';
import {
  add,
  BRANCH_ON_HOUSES,
  cellCount,
  DECISION_COUNT,
  decisionsAt,
  EXHAUSTED,
  FAILED_CELL,
  FAILED_PLACE,
  GUESSES,
  housesAt,
  increment,
  masksAt,
  PAUSED,
  readLayout,
  RULE_CELLS,
  rulesAt,
  scoresAt,
  setIncrement,
  SOLUTION,
  STATUS,
  TRAIL_LENGTH,
  wantedAt,
  WORK,
} from './layout.ts';
import { BROKEN, listAll, propagate, SETTLED, WORK_DONE } from './propagate.ts';
import { bitsIn, type float, get, getFloat, type int, set, setFloat, toFloat } from './words.ts';

const NEW: int = 0;
const RUNNING: int = 1;
const AT_SOLUTION: int = 2;
const FINISHED: int = 3;

/** The work between two pauses, in units of rule effort: some hundredths of a second. */
const SLICE: int = 500000;

const DECAY: float = 0.997;
/** A cell without a score still counts: the smallest number of digits then decides. */
const BASE: float = 1;

/** Continues until the next solution, the end, `maxGuesses` guesses or the end of a slice of work. */
export function advance(maxGuesses: int): int {
  readLayout();
  const status = get(STATUS);
  if (status === FINISHED) return EXHAUSTED;
  if (status === NEW) begin();
  set(WORK, 0);
  if (status === AT_SOLUTION && !takeBack()) return EXHAUSTED;
  set(STATUS, RUNNING);
  let left = maxGuesses;
  while (true) {
    const end = propagate(SLICE);
    if (end === WORK_DONE) return PAUSED;
    if (end === BROKEN) {
      blame();
      if (!takeBack()) return EXHAUSTED;
      continue;
    }
    if (left === 0) return PAUSED;
    left--;
    if (!decide()) {
      set(STATUS, AT_SOLUTION);
      return SOLUTION;
    }
  }
}

/** Propagates the masks without guessing; false on a contradiction. */
export function narrow(): boolean {
  readLayout();
  set(TRAIL_LENGTH, 0);
  set(WORK, 0);
  begin();
  return propagate(0x7fffffff) === SETTLED;
}

function begin(): void {
  emptyQueue();
  for (let cell = 0; cell < cellCount; cell++) enqueue(cell);
  listAll();
}

/** Makes the next decision; false if every cell has its digit. */
function decide(): boolean {
  let cell = -1;
  let best: float = -1;
  const base = BASE * increment();
  for (let at = 0; at < cellCount; at++) {
    const mask = get(masksAt + at);
    if ((mask & (mask - 1)) === 0) continue;
    const size = bitsIn(mask);
    const worth = (getFloat(scoresAt + 2 * at) + base) / toFloat(size * size);
    if (worth > best) {
      best = worth;
      cell = at;
    }
  }
  if (cell < 0) return false;
  const mask = get(masksAt + cell);
  const wanted = mask & get(wantedAt + cell);
  const first = wanted !== 0 ? wanted : mask;
  let digit = first & -first;
  if (get(BRANCH_ON_HOUSES) !== 0 && bitsIn(mask) > 2) {
    const place = twoPlaces(best, base);
    if (place >= 0) {
      cell = place >> 5;
      digit = 1 << (place & 31);
    }
  }
  const decision = decisionsAt + 3 * get(DECISION_COUNT);
  set(decision, cell);
  set(decision + 1, digit);
  set(decision + 2, get(TRAIL_LENGTH));
  add(DECISION_COUNT, 1);
  add(GUESSES, 1);
  restrict(cell, digit);
  return true;
}

/** A digit with two places in a house whose score is higher than the best cell's: 32 × cell + digit − 1, or −1. */
function twoPlaces(best: float, base: float): int {
  let found = -1;
  let most = best;
  let house = housesAt + 1;
  for (let left = get(housesAt); left > 0; left--) {
    const end = house + 1 + get(house);
    let one = 0;
    let two = 0;
    let more = 0;
    for (let k = house + 1; k < end; k++) {
      const mask = get(masksAt + get(k));
      more |= two & mask;
      two |= one & mask;
      one |= mask;
    }
    for (let digits = two & ~more; digits !== 0; digits &= digits - 1) {
      const digit = digits & -digits;
      let score: float = 0;
      let place = -1;
      let highest: float = -1;
      for (let k = house + 1; k < end; k++) {
        const cell = get(k);
        if ((get(masksAt + cell) & digit) === 0) continue;
        const own = getFloat(scoresAt + 2 * cell);
        score += own;
        if (own > highest) {
          highest = own;
          place = cell;
        }
      }
      const worth = (score / 2 + base) / 4;
      if (worth > most) {
        most = worth;
        found = 32 * place + bitsIn(digit - 1);
      }
    }
    house = end;
  }
  return found;
}

/** Undoes the last decision and removes its digit from the cell; finished if none is left. */
function takeBack(): boolean {
  let count = get(DECISION_COUNT);
  while (count > 0) {
    count--;
    const decision = decisionsAt + 3 * count;
    undoTo(get(decision + 2));
    if (restrict(get(decision), ~get(decision + 1))) {
      set(DECISION_COUNT, count);
      return true;
    }
  }
  set(DECISION_COUNT, 0);
  set(STATUS, FINISHED);
  return false;
}

/** Raises the scores of the cell decided on and of the cells of the rule that failed. */
function blame(): void {
  const step = increment();
  const count = get(DECISION_COUNT);
  if (count > 0) raise(get(decisionsAt + 3 * count - 3), step);
  const place = get(FAILED_PLACE);
  if (place < 0) raise(get(FAILED_CELL), step);
  else {
    const cells = get(get(rulesAt + place) + RULE_CELLS);
    const many = get(cells);
    const share = (3 * step) / toFloat(many);
    for (let k = 1; k <= many; k++) raise(get(cells + k), share);
  }
  const next = step / DECAY;
  setIncrement(next);
  if (next < 1e100) return;
  for (let cell = 0; cell < cellCount; cell++) {
    setFloat(scoresAt + 2 * cell, getFloat(scoresAt + 2 * cell) / next);
  }
  setIncrement(1);
}

function raise(cell: int, amount: float): void {
  setFloat(scoresAt + 2 * cell, getFloat(scoresAt + 2 * cell) + amount);
}
