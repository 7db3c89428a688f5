import { requireValue, TEXT } from './require.ts';

/**
 * A seeded source of randomness: the same seed gives the same sequence on every machine.
 *
 * The state is four 32-bit words of xoshiro128** (Blackman and Vigna, "Scrambled linear pseudorandom number
 * generators", 2018), filled from the seed text by FNV-1a and a Weyl sequence, so that similar seeds differ.
 */
export interface Random {
  /** An unsigned 32-bit integer. */
  next(): number;
  /** An integer from 0 to `bound` − 1, without bias. `bound` is 1 … 2³². */
  below(bound: number): number;
}

/** A random source determined by a text alone: the same seed gives the same numbers everywhere. */
export function createRandom(seed: string): Random {
  requireValue('seed', seed, TEXT);
  const state = seedState(seed);
  const next = (): number => step(state);
  return { next, below: (bound) => below(next, bound) };
}

/** Shuffles `items` in place (Fisher–Yates) and returns them. */
export function shuffle<T extends { length: number; [index: number]: unknown }>(items: T, random: Random): T {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = items[i];
    items[i] = items[j];
    items[j] = held;
  }
  return items;
}

function seedState(seed: string): Uint32Array {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  const state = new Uint32Array(4);
  for (let i = 0; i < 4; i++) {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = hash ^ (hash >>> 16);
    mixed = Math.imul(mixed, 0x85ebca6b);
    mixed ^= mixed >>> 13;
    mixed = Math.imul(mixed, 0xc2b2ae35);
    state[i] = mixed ^ (mixed >>> 16);
  }
  return state;
}

function step(s: Uint32Array): number {
  const result = Math.imul(rotate(Math.imul(s[1], 5), 7), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate(s[3], 11);
  return result;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

/** Values in the last, incomplete multiple of `bound` are drawn again: a plain remainder would favour small values. */
function below(next: () => number, bound: number): number {
  if (!(bound >= 1 && bound <= 2 ** 32)) throw new RangeError(`bound must be from 1 to 2³², not ${bound}.`);
  for (;;) {
    const drawn = next();
    const rest = drawn % bound;
    if (drawn - rest + bound <= 2 ** 32) return rest;
  }
}
