/**
 * The memory of the constrained search, as one array of 32-bit words. The files of this folder are compiled twice: to
 * WebAssembly, where `engine/assembly/constrained/words.ts` takes this file's place, and unchanged, for hosts without
 * WebAssembly. They use only what TypeScript and AssemblyScript have in common.
 */
export type int = number;
export type float = number;

let words: Int32Array = new Int32Array(0);
let floats: Float64Array = new Float64Array(0);
let host: (place: int) => boolean = () => false;

/** Twin only: sets the core's memory, and the host that runs relations the core does not know. */
export function useMemory(memory: Int32Array, runInHost: (place: int) => boolean): void {
  words = memory;
  floats = new Float64Array(memory.buffer);
  host = runInHost;
}

export function get(at: int): int {
  return words[at];
}

export function set(at: int, word: int): void {
  words[at] = word;
}

/** A float takes two words; `at` is even. */
export function getFloat(at: int): float {
  return floats[at >> 1];
}

export function setFloat(at: int, value: float): void {
  floats[at >> 1] = value;
}

export function fill(at: int, count: int): void {
  words.fill(0, at, at + count);
}

/** The number of zeros above the highest set bit. */
export function zerosAbove(mask: int): int {
  return Math.clz32(mask);
}

export function bitsIn(mask: int): int {
  let n = mask - ((mask >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Lets the host narrow the copy of the masks at `scratchAt`; false on a contradiction. */
export function askHost(place: int): boolean {
  return host(place);
}

export function toFloat(value: int): float {
  return value;
}
