/**
 * The layout of the memory. The first words are the header; `solve/constrained/image.ts` places the rest for each
 * puzzle. An address is the index of a word.
 */
import { get, getFloat, type float, type int, set, setFloat } from './words.ts';

export const CELL_COUNT = 0;
export const MASKS = 1;
export const QUEUE = 2;
export const QUEUED = 3;
export const TRAIL = 4;
export const DECISIONS = 5;
export const PEERS = 6;
export const ARCS = 7;
export const WATCHERS = 8;
export const RULES = 9;
export const DIRTY = 10;
/** Four words: the first word of each cost in `dirty`, and one more. */
export const WORD_STARTS = 11;
/** Three words: for each cost, the bit after the last one taken. */
export const TURNS = 15;
export const HOUSES = 18;
export const SCORES = 19;
export const WANTED = 20;
export const SCRATCH = 21;
export const EVERYTHING = 22;

export const TRAIL_LENGTH = 23;
export const QUEUE_LENGTH = 24;
export const DECISION_COUNT = 25;
export const GUESSES = 26;
export const WORK = 27;
export const STATUS = 28;
export const FAILED_PLACE = 29;
export const FAILED_CELL = 30;
/** Even: a float. */
export const INCREMENT = 32;
export const BRANCH_ON_HOUSES = 34;
export const TABLE_BITS = 35;
/** For each cell, the cells that cannot hold its digit, as bits, and the number of words that this takes. */
export const PEER_BITS = 46;
export const PEER_WORDS = 47;
export const HEADER_END = 48;

/** Words of a rule: its type, its approximate effort per run, the address of its cells, then its own data. */
export const RULE_TYPE = 0;
export const RULE_EFFORT = 1;
export const RULE_CELLS = 2;
export const RULE_DATA = 3;

/** The types of rules. */
export const IN_HOST = 0;
export const HOUSE = 1;
export const NAKED = 2;
export const LOCKED = 3;
export const DIGIT_SETS = 4;
export const LINEAR = 5;
export const COUNT = 6;
export const AUTOMATON = 7;

/** How a call of the search ended. */
export const SOLUTION = 0;
export const EXHAUSTED = 1;
export const PAUSED = 2;

export let cellCount: int = 0;
export let masksAt: int = 0;
export let queueAt: int = 0;
export let queuedAt: int = 0;
export let trailAt: int = 0;
export let decisionsAt: int = 0;
export let peersAt: int = 0;
export let arcsAt: int = 0;
export let watchersAt: int = 0;
export let rulesAt: int = 0;
export let dirtyAt: int = 0;
export let housesAt: int = 0;
export let scoresAt: int = 0;
export let wantedAt: int = 0;
export let scratchAt: int = 0;
export let dirtyEnd: int = 0;
export let tableBits: int = 0;
export let peerBitsAt: int = 0;
export let peerWords: int = 0;

/** Reads all addresses from the header. */
export function readLayout(): void {
  cellCount = get(CELL_COUNT);
  masksAt = get(MASKS);
  queueAt = get(QUEUE);
  queuedAt = get(QUEUED);
  trailAt = get(TRAIL);
  decisionsAt = get(DECISIONS);
  peersAt = get(PEERS);
  arcsAt = get(ARCS);
  watchersAt = get(WATCHERS);
  rulesAt = get(RULES);
  dirtyAt = get(DIRTY);
  housesAt = get(HOUSES);
  scoresAt = get(SCORES);
  wantedAt = get(WANTED);
  scratchAt = get(SCRATCH);
  tableBits = get(TABLE_BITS);
  peerBitsAt = get(PEER_BITS);
  peerWords = get(PEER_WORDS);
  dirtyEnd = dirtyAt + get(WORD_STARTS + 3);
}

export function increment(): float {
  return getFloat(INCREMENT);
}

export function setIncrement(value: float): void {
  setFloat(INCREMENT, value);
}

export function add(at: int, amount: int): void {
  set(at, get(at) + amount);
}
