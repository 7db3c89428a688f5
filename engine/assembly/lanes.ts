/**
 * Moving a node into a lane and out of it: from a puzzle's text, to and from the stack, to a solution's text.
 * A lane's 81 sets stand 16 bytes apart, so each is moved by itself; everything between is done on vectors.
 */
import { ALL, CELLS, INPUT, NODE, OUTPUT, OWNER, OWNER_OF_NODE, VECTOR } from './state';

const LAST: usize = 80 * VECTOR;
/** Added to a digit: any but this. */
const BUT: i32 = 128;

/**
 * Reads a puzzle into a lane, sixteen cells at a time: two table look-ups by digit give the low and the high byte
 * of the cell's set. Where the empty byte is 128, a digit plus 128 means any digit but this one. False when a byte is
 * none of those.
 */
export function readPuzzle(lane: i32, puzzle: i32, stride: i32, zeroByte: i32, emptyByte: i32): bool {
  const from = INPUT + <usize>(puzzle * stride);
  const to = CELLS + <usize>lane * 2;
  const zero = i8x16.splat(<i8>zeroByte);
  const empty = i8x16.splat(<i8>emptyByte);
  const top = i8x16.splat(emptyByte == BUT ? -128 : 0);
  let right = i8x16.splat(-1);
  for (let k: usize = 0; k < 80; k += 16) {
    const bytes = v128.load(from + k);
    const digits = i8x16.sub(v128.andnot(bytes, top), zero);
    const isDigit = i8x16.le_u(digits, i8x16.splat(9));
    const isBut = v128.and(i8x16.lt_s(v128.and(bytes, top), i8x16.splat(0)), i8x16.ne(digits, i8x16.splat(0)));
    right = v128.and(right, v128.or(isDigit, i8x16.eq(bytes, empty)));
    const index = v128.and(digits, isDigit); // 0, any digit, for everything else
    const one = i8x16.swizzle(i8x16(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0), index);
    const nine = i8x16.swizzle(i8x16(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0), index);
    const low = v128.xor(one, isBut);
    const high = v128.xor(nine, v128.and(isBut, i8x16.splat(1)));
    const cells = to + k * VECTOR;
    scatter(cells, v128.shuffle<u8>(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23));
    scatter(cells + 8 * VECTOR, v128.shuffle<u8>(low, high, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31));
  }
  const byte = <i32>load<u8>(from + 80);
  const isBut = emptyByte == BUT && byte > BUT;
  const last: u32 = byte == emptyByte ? 0 : byte - zeroByte - (isBut ? BUT : 0);
  const one: i32 = last ? 1 << (last - 1) : ALL;
  const set: i32 = isBut ? ALL & ~one : one;
  store<u16>(to + LAST, <u16>set);
  return last <= 9 && i8x16.all_true(right);
}

/**
 * Writes a lane with one digit per cell as text, `offset` bytes into the puzzle's room. A set less one has as many
 * bits as the digit, less one.
 */
export function writeSolution(lane: i32, puzzle: i32, stride: i32, zeroByte: i32, offset: i32): void {
  const from = CELLS + <usize>lane * 2;
  const to = OUTPUT + <usize>(puzzle * stride + offset);
  const one = i8x16.splat(<i8>(zeroByte + 1));
  const minusOne = i16x8.splat(-1);
  for (let k: usize = 0; k < 80; k += 16) {
    const a = i16x8.add(gather(from + k * VECTOR), minusOne);
    const b = i16x8.add(gather(from + (k + 8) * VECTOR), minusOne);
    v128.store(to + k, i8x16.add(i8x16.popcnt(i8x16.narrow_i16x8_u(a, b)), one));
  }
  store<u8>(to + 80, ctz(<i32>load<u16>(from + LAST)) + zeroByte + 1);
  if (zeroByte) store<u8>(to + 81, 10); // text: the line ends
}

/** Copies a lane to a node. */
export function push(lane: i32, node: usize): void {
  const from = CELLS + <usize>lane * 2;
  for (let k: usize = 0; k < 80; k += 8) v128.store(node + k * 2, gather(from + k * VECTOR));
  store<u16>(node + 160, load<u16>(from + LAST));
  store<i32>(node + OWNER_OF_NODE, load<i32>(OWNER + <usize>lane * 4));
}

/** Copies a node to a lane. */
export function pop(lane: i32, node: usize): void {
  const to = CELLS + <usize>lane * 2;
  for (let k: usize = 0; k < 80; k += 8) scatter(to + k * VECTOR, v128.load(node + k * 2));
  store<u16>(to + LAST, load<u16>(node + 160));
  store<i32>(OWNER + <usize>lane * 4, load<i32>(node + OWNER_OF_NODE));
}

/** Eight sets to one lane of eight neighbouring cells. */
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

// @ts-ignore
@inline function gather(from: usize): v128 {
  let sets = i16x8.splat(0);
  sets = v128.load_lane<u16>(from, sets, 0, 0);
  sets = v128.load_lane<u16>(from, sets, 1, 16);
  sets = v128.load_lane<u16>(from, sets, 2, 32);
  sets = v128.load_lane<u16>(from, sets, 3, 48);
  sets = v128.load_lane<u16>(from, sets, 4, 64);
  sets = v128.load_lane<u16>(from, sets, 5, 80);
  sets = v128.load_lane<u16>(from, sets, 6, 96);
  return v128.load_lane<u16>(from, sets, 7, 112);
}
