/**
 * Digging: removes givens from a full grid while its solution stays unique.
 *
 * The candidates for removal are the cells in random order, or orbits of cells that are kept or removed together. Each
 * is removed unless a second solution would appear. The remaining givens are minimal: none of them can be removed.
 *
 * The method: a second solution differs from the grid in a set of cells of which at least one must be given. So the
 * known sets decide, without any search, which cells stay: each cell whose set has lost all others. Sets formed by two
 * digits are known from the start (see `unavoidable-sets.ts`). Digging runs ahead on known sets and asks now and then
 * whether the solution is still unique; if not, it learns a new set from the second solution and goes back to the set's
 * last cell. The result is the same as asking cell by cell, whatever solver answers and whichever second solution it
 * finds, with a fraction of the questions. Each cell that stays has its set as proof.
 *
 * A `Dig` is deliberately mutable: only the functions of this file change it and, at its start, `unavoidable-sets.ts`.
 */
import type { Cell } from '../model/geometry.ts';
import type { RankSets } from '../analysis/classic-unavoidable-sets.ts';

export interface Dig {
  /** The full grid: a digit per cell. */
  solution: Uint8Array;
  /** The orbits in the order in which they are tried; usually one cell each. */
  orbits: readonly (readonly Cell[])[];
  /** Digging ends when only this many givens are left. */
  least: number;
  /** For each cell, the rank of its orbit in that order; −1 if it is not tried. */
  readonly rankOf: Int16Array;
  /** Known sets: `words` words of bits by rank each; chained by their highest rank, from `firstOf`. */
  words: number;
  sets: Int32Array;
  setCount: number;
  readonly firstOf: Int32Array;
  nextOf: Int32Array;
  /** The current givens, 0 for an empty cell. */
  readonly puzzle: Uint8Array;
  /** Bits by rank: orbits that stay. No bit is set from `reached` on. */
  readonly kept: Int32Array;
  /** The number of givens before each rank was tried. */
  readonly givens: Int16Array;
  /** Ranks below this have been decided by the known sets, … */
  reached: number;
  /** … and below this the solution is known to be unique. */
  confirmed: number;
  /** Whether some orbit stays without proof that it is needed. */
  hasDoubt: boolean;
}

/** Allocates a dig for a board of `cellCount` cells; it can be reused. */
export function createDig(cellCount: number): Dig {
  return {
    solution: EMPTY,
    orbits: [],
    least: 0,
    rankOf: new Int16Array(cellCount),
    words: 0,
    sets: new Int32Array(1024),
    setCount: 0,
    firstOf: new Int32Array(cellCount),
    nextOf: new Int32Array(256),
    puzzle: new Uint8Array(cellCount),
    kept: new Int32Array((cellCount + 31) >> 5),
    givens: new Int16Array(cellCount + 1),
    reached: 0,
    confirmed: 0,
    hasDoubt: false,
  };
}

/** Starts a dig. Every orbit is tried once; `least` givens stay in any case. */
export function beginDig(
  dig: Dig,
  solution: Uint8Array,
  orbits: readonly (readonly Cell[])[],
  least: number,
): void {
  const { rankOf, firstOf, puzzle, kept, givens } = dig;
  dig.solution = solution;
  dig.orbits = orbits;
  dig.least = least;
  dig.words = (orbits.length + 31) >> 5;
  dig.setCount = 0;
  dig.reached = 0;
  dig.confirmed = 0;
  dig.hasDoubt = false;
  rankOf.fill(-1);
  for (let rank = 0; rank < orbits.length; rank++) {
    const orbit = orbits[rank];
    for (let k = 0; k < orbit.length; k++) rankOf[orbit[k]] = rank;
  }
  firstOf.fill(-1);
  puzzle.set(solution);
  kept.fill(0);
  givens[0] = solution.length;
}

const EMPTY = new Uint8Array(0);

/**
 * Adds a set, `cells[from] … cells[to − 1]`: the orbits of these cells cannot all be removed. Returns the last one's
 * rank.
 */
export function addSet(dig: Dig, cells: Uint16Array, from: number, to: number): number {
  const { rankOf, words, firstOf } = dig;
  const at = dig.setCount * words;
  if (at + words > dig.sets.length) dig.sets = doubled(dig.sets);
  if (dig.setCount === dig.nextOf.length) dig.nextOf = doubled(dig.nextOf);
  const { sets } = dig;
  for (let word = at; word < at + words; word++) sets[word] = 0;
  let last = -1;
  for (let k = from; k < to; k++) {
    const rank = rankOf[cells[k]];
    if (rank < 0) return -1; // a cell that stays anyway
    sets[at + (rank >> 5)] |= 1 << (rank & 31);
    if (rank > last) last = rank;
  }
  sets[at + (last >> 5)] &= ~(1 << (last & 31));
  dig.nextOf[dig.setCount] = firstOf[last];
  firstOf[last] = dig.setCount++;
  return last;
}

/** Keeps an orbit without proof that it is needed. */
export function keepInDoubt(dig: Dig, rank: number): void {
  const orbit = dig.orbits[rank];
  goBack(dig, addSet(dig, Uint16Array.from(orbit), 0, orbit.length));
  dig.hasDoubt = true;
}

/** Like `addSet`, for sets that are already bits. Every cell of the board must have a rank below 96. */
export function addRankSets(dig: Dig, { words, count }: RankSets): void {
  const { firstOf } = dig;
  while ((dig.setCount + count) * dig.words > dig.sets.length) dig.sets = doubled(dig.sets);
  while (dig.setCount + count > dig.nextOf.length) dig.nextOf = doubled(dig.nextOf);
  const { sets, nextOf } = dig;
  for (let at = 0; at < 3 * count; at += 3) {
    const to = dig.setCount * dig.words;
    let word = words[at + 2] !== 0 ? 2 : words[at + 1] !== 0 ? 1 : 0;
    const last = 32 * word + 31 - Math.clz32(words[at + word]);
    for (word = 0; word < dig.words; word++) sets[to + word] = words[at + word];
    sets[to + (last >> 5)] ^= 1 << (last & 31);
    nextOf[dig.setCount] = firstOf[last];
    firstOf[last] = dig.setCount++;
  }
}

/** Decides the orbits up to `rank` from the known sets. */
export function digTo(dig: Dig, rank: number): void {
  const { kept, givens, least, orbits, puzzle } = dig;
  for (; dig.reached < rank; dig.reached++) {
    const at = dig.reached;
    const orbit = orbits[at];
    const left = givens[at] - orbit.length;
    if (left < least || isNeeded(dig, at)) {
      kept[at >> 5] |= 1 << (at & 31);
      givens[at + 1] = givens[at];
      continue;
    }
    for (let k = 0; k < orbit.length; k++) puzzle[orbit[k]] = 0;
    givens[at + 1] = left;
  }
}

/**
 * Learns a set from a second solution and goes back to where that solution could have been avoided. Returns whether it
 * differs from the grid.
 */
export function learn(dig: Dig, other: Uint8Array, start: number): boolean {
  const { solution } = dig;
  let count = 0;
  for (let cell = 0; cell < solution.length; cell++) {
    // Branch-free, because the branch would be unpredictable: digits are below 64, so 0 or 1 is added.
    DIFFERENT[count] = cell;
    count += ((other[start + cell] ^ solution[cell]) + 63) >> 6;
  }
  if (count > 0) goBack(dig, addSet(dig, DIFFERENT, 0, count));
  return count > 0;
}

/**
 * Decides further orbits until this many cells are removed beyond the confirmed ones, or to the end. Returns the number
 * removed: if it is 0, there is nothing to ask.
 */
export function digOn(dig: Dig, cells: number): number {
  const before = dig.givens[dig.confirmed];
  while (dig.reached < dig.orbits.length && before - dig.givens[dig.reached] < cells)
    digTo(dig, dig.reached + 1);
  return before - dig.givens[dig.reached];
}

/**
 * Whether each orbit that stays has a set of which nothing else is given, so that a second solution appears without it.
 */
export function isProvenMinimal(dig: Dig): boolean {
  const { kept, orbits, rankOf, hasDoubt } = dig;
  if (hasDoubt) return false;
  for (let rank = 0; rank < orbits.length; rank++) {
    if ((kept[rank >> 5] >> (rank & 31)) & 1 && !isNeeded(dig, rank)) return false;
  }
  return !rankOf.includes(-1);
}

/** Undoes all decisions from a rank onwards. */
export function goBack(dig: Dig, rank: number): void {
  if (rank >= dig.reached) return;
  const { kept, words, orbits, puzzle, solution } = dig;
  for (let at = rank; at < dig.reached; at++) {
    const orbit = orbits[at];
    for (let k = 0; k < orbit.length; k++) puzzle[orbit[k]] = solution[orbit[k]];
  }
  kept[rank >> 5] &= (1 << (rank & 31)) - 1;
  for (let word = (rank >> 5) + 1; word < words; word++) kept[word] = 0;
  dig.reached = rank;
}

const DIFFERENT = new Uint16Array(2048);

/** Whether some known set has lost all other orbits. */
function isNeeded({ firstOf, nextOf, sets, words, kept }: Dig, rank: number): boolean {
  for (let set = firstOf[rank]; set >= 0; set = nextOf[set]) {
    let word = 0;
    while (word < words && (sets[set * words + word] & kept[word]) === 0) word++;
    if (word === words) return true;
  }
  return false;
}

function doubled(list: Int32Array): Int32Array {
  const more = new Int32Array(list.length * 2);
  more.set(list);
  return more;
}
