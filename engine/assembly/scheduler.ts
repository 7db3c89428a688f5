import { choose, refuse, take } from './branching';
import { deadLanes, fixedLanes, fullLanes, pass } from './pass';
import { ALL, CELLS, COUNTS, GIVEN_UP, INPUT, LANES, MALFORMED, NODE_BYTES, OUTPUT, OWNER, STACK, STACK_NODES, SUM } from './state';

let total: i32 = 0;
let next: i32 = 0;
let limit: u32 = 0;
let stride: i32 = 0;
let zeroByte: i32 = 0;
let emptyByte: i32 = 0;
let open: i32 = 0; // nodes on the stack
let active: i32 = 0;
let deep: i32 = 0;
export let guesses: i32 = 0;
export let passes: i32 = 0;
export let deepPasses: i32 = 0;

// @ts-ignore
@inline function scatter(lane: usize, cell: usize, v: v128): void {
  const at = CELLS + lane + cell * 16;
  v128.store_lane<u16>(at, v, 0);
  v128.store_lane<u16>(at + 16, v, 1);
  v128.store_lane<u16>(at + 32, v, 2);
  v128.store_lane<u16>(at + 48, v, 3);
  v128.store_lane<u16>(at + 64, v, 4);
  v128.store_lane<u16>(at + 80, v, 5);
  v128.store_lane<u16>(at + 96, v, 6);
  v128.store_lane<u16>(at + 112, v, 7);
}

// @ts-ignore
@inline function gather(lane: usize, cell: usize): v128 {
  const at = CELLS + lane + cell * 16;
  let v = i16x8.splat(0);
  v = v128.load_lane<u16>(at, v, 0);
  v = v128.load_lane<u16>(at + 16, v, 1);
  v = v128.load_lane<u16>(at + 32, v, 2);
  v = v128.load_lane<u16>(at + 48, v, 3);
  v = v128.load_lane<u16>(at + 64, v, 4);
  v = v128.load_lane<u16>(at + 80, v, 5);
  v = v128.load_lane<u16>(at + 96, v, 6);
  v = v128.load_lane<u16>(at + 112, v, 7);
  return v;
}

/** Reads a puzzle into a lane. False, and a mark in its count, when a byte is neither digit nor empty. */
function loadPuzzle(lane: i32, puzzle: i32): bool {
  const from = INPUT + <usize>(puzzle * stride);
  const l = <usize>lane * 2;
  const zero = i8x16.splat(<i8>zeroByte);
  const empty = i8x16.splat(<i8>emptyByte);
  let right = i8x16.splat(-1);
  for (let k: usize = 0; k < 80; k += 16) {
    const byte = v128.load(from + k);
    let d = i8x16.sub(byte, zero);
    const isDigit = i8x16.le_u(d, i8x16.splat(9));
    right = v128.and(right, v128.or(isDigit, i8x16.eq(byte, empty)));
    d = v128.and(d, isDigit);
    const low = i8x16.swizzle(i8x16(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0), d);
    const high = i8x16.swizzle(i8x16(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0), d);
    scatter(l, k, v128.shuffle<u8>(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
    scatter(l, k + 8, v128.shuffle<u8>(low, high, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
  }
  const byte = <i32>load<u8>(from + 80);
  const last: u32 = byte == emptyByte ? 0 : byte - zeroByte;
  const mask: i32 = last ? 1 << (last - 1) : ALL;
  store<u16>(CELLS + l + 1280, <u16>mask);
  return last <= 9 && i8x16.all_true(right);
}

function writeSolution(lane: i32, puzzle: i32): void {
  const to = OUTPUT + <usize>(puzzle * stride);
  const l = <usize>lane * 2;
  const one = i8x16.splat(<i8>(zeroByte + 1));
  const minus = i16x8.splat(-1);
  for (let k: usize = 0; k < 80; k += 16) {
    const a = i16x8.add(gather(l, k), minus);
    const b = i16x8.add(gather(l, k + 8), minus);
    v128.store(to + k, i8x16.add(i8x16.popcnt(i8x16.narrow_i16x8_u(a, b)), one));
  }
  if (zeroByte) store<u8>(to + 81, 10); // text: the end of the line
  store<u8>(to + 80, ctz(<i32>load<u16>(CELLS + l + 1280)) + zeroByte + 1);
}

function push(lane: i32): usize {
  const node = STACK + <usize>open * NODE_BYTES;
  open++;
  const l = <usize>lane * 2;
  for (let k: usize = 0; k < 80; k += 8) v128.store(node + k * 2, gather(l, k));
  store<u16>(node + 160, load<u16>(CELLS + l + 1280));
  store<i32>(node + 164, load<i32>(OWNER + <usize>lane * 4));
  return node;
}

function pop(lane: i32): void {
  open--;
  const node = STACK + <usize>open * NODE_BYTES;
  const l = <usize>lane * 2;
  for (let k: usize = 0; k < 80; k += 8) scatter(l, k, v128.load(node + k * 2));
  store<u16>(CELLS + l + 1280, load<u16>(node + 160));
  store<i32>(OWNER + <usize>lane * 4, load<i32>(node + 164));
}

// @ts-ignore
@inline function finished(puzzle: i32): bool { return load<u32>(COUNTS + <usize>puzzle * 4) >= limit; }

/** Gives the lane work: the newest open node, else the next puzzle, else none. */
function refill(lane: i32): void {
  store<u16>(SUM + <usize>lane * 2, 0xffff);
  while (open) {
    const owner = load<i32>(STACK + <usize>(open - 1) * NODE_BYTES + 164);
    if (finished(owner)) { open--; continue; }
    pop(lane);
    active |= 1 << lane;
    return;
  }
  while (next < total) {
    const puzzle = next++;
    store<i32>(OWNER + <usize>lane * 4, puzzle);
    if (loadPuzzle(lane, puzzle)) {
      active |= 1 << lane;
      return;
    }
    store<u32>(COUNTS + <usize>puzzle * 4, MALFORMED);
  }
  active &= ~(1 << lane);
}

/** Of the full lanes, those whose rows hold nine different digits. */
function rowsRight(): i32 {
  let right = i16x8.splat(-1);
  for (let row: usize = 0; row < 9; row++) {
    const at = CELLS + row * 144;
    let s = v128.load(at);
    for (let k: usize = 16; k < 144; k += 16) s = i16x8.add(s, v128.load(at + k));
    right = v128.and(right, i16x8.eq(s, i16x8.splat(511)));
  }
  return i16x8.bitmask(right);
}

function accept(lane: i32): void {
  const puzzle = load<i32>(OWNER + <usize>lane * 4);
  const at = COUNTS + <usize>puzzle * 4;
  const found = load<u32>(at);
  if (found >= limit) return;
  if (found == 0) writeSolution(lane, puzzle);
  store<u32>(at, found + 1);
}

/** Lanes whose puzzle needs no more solutions. */
function satisfied(): i32 {
  let lanes = 0;
  for (let lane = 0; lane < LANES; lane++) {
    if (finished(load<i32>(OWNER + <usize>lane * 4))) lanes |= 1 << lane;
  }
  return lanes & active;
}

export function begin(n: i32, most: u32, width: i32, zero: i32, empty: i32): void {
  total = n;
  next = 0;
  limit = most;
  stride = width;
  zeroByte = zero;
  emptyByte = empty;
  open = 0;
  active = 0;
  deep = 0;
  for (let i = 0; i < n; i++) store<u32>(COUNTS + <usize>i * 4, 0);
  for (let lane = 0; lane < LANES; lane++) refill(lane);
}

/** Runs up to `budget` passes. Returns 1 while there is more to do. */
export function run(budget: i32): i32 {
  while (active) {
    if (budget-- <= 0) return 1;
    pass(deep);
    passes++;
    deepPasses += deep;
    let ended = deadLanes & active;
    let full = fullLanes & active & ~ended;
    let stuck = fixedLanes & active & ~ended & ~full;
    if (full) {
      ended |= full;
      full &= rowsRight();
      while (full) {
        accept(ctz(full));
        full &= full - 1;
      }
      const over = satisfied();
      ended |= over;
      stuck &= ~over;
    }
    if (deep) {
      deep = 0;
      while (stuck) {
        const lane = ctz(stuck);
        stuck &= stuck - 1;
        if (open < STACK_NODES && choose(lane)) {
          guesses++;
          refuse(push(lane));
          take(lane);
          store<u16>(SUM + <usize>lane * 2, 0xffff);
        } else {
          store<u32>(COUNTS + <usize>load<i32>(OWNER + <usize>lane * 4) * 4, GIVEN_UP);
          ended |= satisfied();
          stuck &= ~ended;
        }
      }
    } else deep = <i32>(stuck != 0);
    while (ended) {
      const lane = ctz(ended);
      ended &= ended - 1;
      refill(lane);
    }
    if (active != 255 && (open | (total - next))) {
      let idle = ~active & 255;
      while (idle && open) {
        const lane = ctz(idle);
        idle &= idle - 1;
        refill(lane);
      }
    }
  }
  return 0;
}

/** Every puzzle before this one is finished. */
export function settled(): i32 {
  let first = next;
  for (let lane = 0; lane < LANES; lane++) {
    if (active & (1 << lane)) first = min(first, load<i32>(OWNER + <usize>lane * 4));
  }
  for (let k = 0; k < open; k++) first = min(first, load<i32>(STACK + <usize>k * NODE_BYTES + 164));
  return first;
}
