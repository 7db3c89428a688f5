/** Search nodes on the stack, and in lanes. A node is the cells as they were before its last decision, and that. */
import { reverse, tell } from './change';
import { cellCount, CELLS, DECIDED, nodeBytes, nodeCells, REVERSED, stackAt, TOLD, VECTOR } from './memory';

export let open: i32 = 0;

export function forgetNodes(): void {
  open = 0;
}

/** Puts a lane on the stack, less a digit of a cell; false if there is no memory for it. */
export function push(lane: i32, cell: i32, digit: i32): bool {
  const node = stackAt + <usize>open * nodeBytes;
  const missing = <i32>(node + nodeBytes) - (memory.size() << 16);
  if (missing > 0 && memory.grow(16) < 0) return false;
  gatherLane(lane, node);
  store<i32>(node + nodeCells, cell);
  store<i32>(node + nodeCells, digit, 4);
  open++;
  return true;
}

/** Takes the newest node into a lane. */
export function pop(lane: i32): void {
  open--;
  const node = stackAt + <usize>open * nodeBytes;
  scatterLane(lane, node);
  const cell = load<i32>(node + nodeCells);
  store<i32>(DECIDED + <usize>lane * 4, cell);
  restrictLane(lane, cell, ~load<i32>(node + nodeCells, 4));
}

/** Keeps only these digits in a cell of a lane, of which some are there. */
export function restrictLane(lane: i32, cell: i32, digits: i32): void {
  const vector = CELLS + <usize>cell * VECTOR;
  const at = vector + <usize>lane * 2;
  const kept = <u16>(<i32>load<u16>(at) & digits);
  store<u16>(at, kept);
  store<u16>(at, kept, TOLD);
  v128.store(vector, reverse(v128.load(vector)), REVERSED);
  tell(vector);
}

/** Copies a lane to `to`. */
export function gatherLane(lane: i32, to: usize): void {
  let from = CELLS + <usize>lane * 2;
  for (let k = 0; k < cellCount; k += 8) {
    let sets = i16x8.splat(0);
    sets = v128.load_lane<u16>(from, sets, 0, 0);
    sets = v128.load_lane<u16>(from, sets, 1, 16);
    sets = v128.load_lane<u16>(from, sets, 2, 32);
    sets = v128.load_lane<u16>(from, sets, 3, 48);
    sets = v128.load_lane<u16>(from, sets, 4, 64);
    sets = v128.load_lane<u16>(from, sets, 5, 80);
    sets = v128.load_lane<u16>(from, sets, 6, 96);
    sets = v128.load_lane<u16>(from, sets, 7, 112);
    v128.store(to, sets);
    to += VECTOR;
    from += 8 * VECTOR;
  }
}

/** Copies `from` to a lane. */
export function scatterLane(lane: i32, from: usize): void {
  let to = CELLS + <usize>lane * 2;
  for (let k = 0; k < cellCount; k += 8) {
    const sets = v128.load(from);
    scatter(to, sets);
    scatter(to + TOLD, sets);
    scatter(to + REVERSED, reverse(sets));
    from += VECTOR;
    to += 8 * VECTOR;
  }
}

/** A lane without work has no digits: nothing can be taken from it. */
export function emptyLane(lane: i32): void {
  let to = CELLS + <usize>lane * 2;
  const none = i16x8.splat(0);
  for (let k = 0; k < cellCount; k += 8) {
    scatter(to, none);
    scatter(to + TOLD, none);
    scatter(to + REVERSED, none);
    to += 8 * VECTOR;
  }
}

// @ts-ignore: decorators on functions are AssemblyScript's
@inline function scatter(to: usize, sets: v128): void {
  v128.store_lane<u16>(to, sets, 0, 0);
  v128.store_lane<u16>(to, sets, 1, 16);
  v128.store_lane<u16>(to, sets, 2, 32);
  v128.store_lane<u16>(to, sets, 3, 48);
  v128.store_lane<u16>(to, sets, 4, 64);
  v128.store_lane<u16>(to, sets, 5, 80);
  v128.store_lane<u16>(to, sets, 6, 96);
  v128.store_lane<u16>(to, sets, 7, 112);
}
