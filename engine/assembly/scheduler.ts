/**
 * Part five: the scheduler. It keeps the eight lanes busy. Whenever a lane's node has died or been solved, the
 * lane takes the newest open node, of whichever puzzle, or else the next puzzle. So lanes that would be idle at
 * the end of a batch, or on a single hard puzzle, help the others, and the stack stays short because the newest
 * node is the deepest. What a lane computes never depends on its neighbours; only the order of things does.
 */
import { choose, split, weigh } from './branching';
import { pop, push, readPuzzle, writeSolution } from './lanes';
import { deadLanes, fullLanes, pass, stuckLanes } from './pass';
import { crowdedLanes } from './second-tier';
import {
  ALL, ALL_LANES, CELLS, CHUTE, COUNTS, GIVEN_UP, LANES, MALFORMED, MINICOLUMNS, NODE, OWNER, OWNER_OF_NODE, ROW,
  STACK, STACK_NODES, SUM, VECTOR,
} from './state';

let puzzles: i32 = 0;
/** The next puzzle to start. */
let next: i32 = 0;
let limit: u32 = 0;
let stride: i32 = 0;
let zeroByte: i32 = 0;
let emptyByte: i32 = 0;
/** Open nodes on the stack. */
let open: i32 = 0;
/** Lanes with work, as bits. */
let active: i32 = 0;

/** Guesses since the last solution; from PATIENCE on, every guess is thought over. */
let fruitless: i32 = 0;
const PATIENCE: i32 = 2000;

/** Guesses and passes since the instance was made. */
export let guesses: i32 = 0;
export let passes: i32 = 0;

export function begin(size: i32, most: u32, width: i32, zero: i32, empty: i32): void {
  puzzles = size;
  next = 0;
  limit = most;
  stride = width;
  zeroByte = zero;
  emptyByte = empty;
  open = 0;
  active = 0;
  fruitless = 0;
  for (let i = 0; i < size; i++) store<u32>(countOf(i), 0);
  for (let lane = 0; lane < LANES; lane++) refill(lane);
}

/** Makes up to `budget` passes. True while there is more to do. */
export function run(budget: i32): bool {
  while (active) {
    if (budget-- <= 0) return true;
    pass();
    passes++;
    let ended = deadLanes & active;
    let stuck = stuckLanes & active & ~ended;
    const full = fullLanes & active & ~ended;
    if (full) {
      ended |= full | accept(full & right());
      stuck &= ~ended;
    }
    if (stuck && fruitless > PATIENCE) {
      const crowded = crowdedLanes() & stuck;
      ended |= crowded;
      stuck &= ~crowded;
    }
    if (stuck) ended |= guess(stuck);
    while (ended) {
      refill(ctz(ended));
      ended &= ended - 1;
    }
    if (active != ALL_LANES && open) wake();
  }
  return false;
}

/** Every puzzle before this one is finished. */
export function settled(): i32 {
  let first = next;
  for (let lane = 0; lane < LANES; lane++) {
    if (active & (1 << lane)) first = min(first, ownerOf(lane));
  }
  for (let k = 0; k < open; k++) first = min(first, load<i32>(STACK + <usize>k * NODE + OWNER_OF_NODE));
  return first;
}

/** Gives the lane the newest open node, or the next puzzle, or nothing. */
function refill(lane: i32): void {
  store<u16>(SUM + <usize>lane * 2, 0xffff); // no pass leaves this sum, so the first one is never «no change»
  active |= 1 << lane;
  while (open) {
    open--;
    if (finished(load<i32>(STACK + <usize>open * NODE + OWNER_OF_NODE))) continue;
    pop(lane, open);
    return;
  }
  while (next < puzzles) {
    const puzzle = next++;
    store<i32>(OWNER + <usize>lane * 4, puzzle);
    if (readPuzzle(lane, puzzle, stride, zeroByte, emptyByte)) return;
    store<u32>(countOf(puzzle), MALFORMED);
  }
  active &= ~(1 << lane);
}

/** Lanes without work take open nodes. */
function wake(): void {
  for (let idle = ~active & ALL_LANES; idle && open; idle &= idle - 1) refill(ctz(idle));
}

/**
 * Of the lanes with one digit in every cell, those in which every row, column and box holds all nine. This is
 * the proof that an answer is right; nothing else has to be believed.
 */
function right(): i32 {
  let all = i16x8.splat(ALL);
  for (let row = CELLS; row < CELLS + 9 * ROW; row += ROW) {
    let digits = v128.load(row);
    for (let k = VECTOR; k < ROW; k += VECTOR) digits = v128.or(digits, v128.load(row + k));
    all = v128.and(all, digits);
  }
  // The pass leaves the minicolumns exactly as the cells fill them; three make a column, and three a box.
  for (let stack = MINICOLUMNS; stack < MINICOLUMNS + 3 * CHUTE; stack += CHUTE) {
    for (let k: usize = 0; k < 3; k++) {
      const down = stack + k * VECTOR;
      const across = stack + k * 3 * VECTOR;
      all = v128.and(all, v128.or(v128.or(v128.load(down, 0), v128.load(down, 48)), v128.load(down, 96)));
      all = v128.and(all, v128.or(v128.or(v128.load(across, 0), v128.load(across, 16)), v128.load(across, 32)));
    }
  }
  return i16x8.bitmask(i16x8.eq(all, i16x8.splat(ALL)));
}

/** Counts the solutions in these lanes. Returns the lanes whose puzzles have had enough of them. */
function accept(lanes: i32): i32 {
  for (; lanes; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    const puzzle = ownerOf(lane);
    const found = load<u32>(countOf(puzzle));
    if (found >= limit) continue; // a neighbour was first
    // The first solution, and where the puzzle's room has place for it, the second.
    const offset = <i32>found * 81;
    if (found == 0 || (found == 1 && stride >= 162)) writeSolution(lane, puzzle, stride, zeroByte, offset);
    store<u32>(countOf(puzzle), found + 1);
    fruitless = 0;
  }
  return satisfied();
}

/** Guesses in these lanes. Returns lanes to be ended because there is no room for the guess. */
function guess(lanes: i32): i32 {
  weigh();
  let full = false;
  for (; lanes; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    if (open == STACK_NODES || !choose(lane)) {
      store<u32>(countOf(ownerOf(lane)), GIVEN_UP);
      full = true;
      continue;
    }
    guesses++;
    fruitless++;
    split(lane, push(lane, open));
    open++;
    store<u16>(SUM + <usize>lane * 2, 0xffff);
  }
  return full ? satisfied() : 0;
}

/** Active lanes whose puzzles need nothing more. */
function satisfied(): i32 {
  let lanes = 0;
  for (let lane = 0; lane < LANES; lane++) {
    if (finished(ownerOf(lane))) lanes |= 1 << lane;
  }
  return lanes & active;
}

// @ts-ignore: decorators on functions are AssemblyScript's
@inline function finished(puzzle: i32): bool {
  return load<u32>(countOf(puzzle)) >= limit;
}

// @ts-ignore
@inline function countOf(puzzle: i32): usize {
  return COUNTS + <usize>puzzle * 4;
}

// @ts-ignore
@inline function ownerOf(lane: i32): i32 {
  return load<i32>(OWNER + <usize>lane * 4);
}
