/**
 * Part five: the scheduler. It keeps the eight lanes busy. Whenever a lane's node has died or been solved, the lane
 * takes the newest node that it left open itself, or else the next puzzle. So as long as there are puzzles each lane
 * searches one of them, depth first, and does nothing that the first solution might make needless. At the end of a
 * batch, or on a single hard puzzle, a lane without work takes a node from the lane with the most. The result of a lane
 * never depends on its neighbours; only the order of things does. Where that order matters, because a puzzle's first
 * solution is wanted and nothing else, lanes do not share.
 */
import { choose, split, weigh } from './branching';
import { pop, push, readPuzzle, writeSolution } from './lanes';
import { deadLanes, fullLanes, pass, stuckLanes } from './pass';
import { crowdedLanes } from './second-tier';
import {
  ALL, ALL_LANES, CELLS, CHUTE, COUNTS, GIVEN_UP, GUESSES, LANES, MALFORMED, MINICOLUMNS, NODE, OPEN, OWNER, OWNER_OF_NODE, ROW,
  STACK, STACK_NODES, SUM, VECTOR,
} from './state';

let puzzles: i32 = 0;
/** The next puzzle to start. */
let next: i32 = 0;
let limit: u32 = 0;
let stride: i32 = 0;
let zeroByte: i32 = 0;
let emptyByte: i32 = 0;
/** Open nodes on all stacks. */
let open: i32 = 0;
/** Lanes with work, as bits. */
let active: i32 = 0;

/** Guesses that a puzzle may take; one that wants more is given up, so that nothing holds up its neighbours. */
let allowance: u32 = 0;
/** Whether a lane without work may take nodes of another. */
let shares: bool = true;
/** Guesses of one puzzle after which each further one is thought over. */
const PATIENCE: u32 = 500;

/** Guesses and passes since the instance was made. */
export let guesses: i32 = 0;
export let passes: i32 = 0;

export function begin(size: i32, most: u32, width: i32, zero: i32, empty: i32, guessesEach: u32, mayShare: bool): void {
  puzzles = size;
  next = 0;
  limit = most;
  stride = width;
  zeroByte = zero;
  emptyByte = empty;
  open = 0;
  active = 0;
  allowance = guessesEach;
  shares = mayShare;
  memory.fill(COUNTS, 0, <usize>size * 4);
  memory.fill(GUESSES, 0, <usize>size * 4);
  for (let lane = 0; lane < LANES; lane++) store<i32>(openOf(lane), 0);
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
    if (stuck && isLong(stuck)) {
      const crowded = crowdedLanes() & stuck;
      ended |= crowded;
      stuck &= ~crowded;
    }
    if (stuck) ended |= guess(stuck);
    while (ended) {
      refill(ctz(ended));
      ended &= ended - 1;
    }
    if (active != ALL_LANES && open && shares) wake();
  }
  return false;
}

/** Every puzzle before this one is finished. */
export function settled(): i32 {
  let first = next;
  for (let lane = 0; lane < LANES; lane++) {
    if (active & (1 << lane)) first = min(first, ownerOf(lane));
    for (let k = load<i32>(openOf(lane)) - 1; k >= 0; k--) first = min(first, load<i32>(nodeAt(lane, k) + OWNER_OF_NODE));
  }
  return first;
}

/** Gives the lane its newest open node, or the next puzzle, or another lane's node, or nothing. */
function refill(lane: i32): void {
  store<u16>(SUM + <usize>lane * 2, 0xffff); // no pass leaves this sum, so the first one is never “no change”
  active |= 1 << lane;
  if (open && take(lane, lane)) return;
  while (next < puzzles) {
    const puzzle = next++;
    store<i32>(OWNER + <usize>lane * 4, puzzle);
    if (readPuzzle(lane, puzzle, stride, zeroByte, emptyByte)) return;
    store<u32>(countOf(puzzle), MALFORMED);
  }
  while (open && shares) {
    if (take(lane, fullest())) return;
  }
  active &= ~(1 << lane);
}

/** Gives the lane the newest node of a stack that is still of use, if there is one. */
function take(lane: i32, from: i32): bool {
  for (let k = load<i32>(openOf(from)) - 1; k >= 0; k--) {
    const node = nodeAt(from, k);
    store<i32>(openOf(from), k);
    open--;
    if (finished(load<i32>(node + OWNER_OF_NODE))) continue;
    pop(lane, node);
    return true;
  }
  return false;
}

/** The lane with the most open nodes. */
function fullest(): i32 {
  let best = 0;
  for (let lane = 1; lane < LANES; lane++) {
    if (load<i32>(openOf(lane)) > load<i32>(openOf(best))) best = lane;
  }
  return best;
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
  }
  return satisfied();
}

/** Whether the puzzle of one of these lanes has taken many guesses. */
function isLong(lanes: i32): bool {
  for (; lanes; lanes &= lanes - 1) {
    if (load<u32>(guessesOf(ownerOf(ctz(lanes)))) > PATIENCE) return true;
  }
  return false;
}

/** Guesses in these lanes. Returns lanes to be ended because their puzzles are given up. */
function guess(lanes: i32): i32 {
  weigh();
  let givesUp = false;
  for (; lanes; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    const own = load<i32>(openOf(lane));
    const puzzle = ownerOf(lane);
    const taken = load<u32>(guessesOf(puzzle));
    if (taken >= allowance || own == STACK_NODES || !choose(lane)) {
      store<u32>(countOf(puzzle), GIVEN_UP);
      givesUp = true;
      continue;
    }
    store<u32>(guessesOf(puzzle), taken + 1);
    guesses++;
    const node = nodeAt(lane, own);
    push(lane, node);
    split(lane, node);
    store<i32>(openOf(lane), own + 1);
    open++;
    store<u16>(SUM + <usize>lane * 2, 0xffff);
  }
  return givesUp ? satisfied() : 0;
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
@inline function guessesOf(puzzle: i32): usize {
  return GUESSES + <usize>puzzle * 4;
}

// @ts-ignore
@inline function ownerOf(lane: i32): i32 {
  return load<i32>(OWNER + <usize>lane * 4);
}

// @ts-ignore
@inline function openOf(lane: i32): usize {
  return OPEN + <usize>lane * 4;
}

// @ts-ignore
@inline function nodeAt(lane: i32, k: i32): usize {
  return STACK + <usize>(lane * STACK_NODES + k) * NODE;
}
