/**
 * Almost locked sets laid flat: n cells of one house with n + 1 digits, 1 ≤ n ≤ house size − 2. Sets that lie in
 * two houses are listed once, in the first. A `face` is a set seen from one of its digits.
 *
 * Read them with `read(search, ALS_SETS)`. The buffers are reused for later positions. A stopped search gets no sets.
 */
import { spend } from '../../../stopping.ts';
import { type DigitSet, lowestDigit } from '../../../model/digits.ts';
import { bitCount, lowestBit } from '../../cell-set.ts';
import type { FinderContext, SharedData } from '../../finder-context.ts';
import type { AlmostLockedSet } from '../../step.ts';
import { cellsAt, type BoardIndex } from '../../board-index.ts';

/** Ordered by size, then by house. */
export interface AlsSets {
  count: number;
  /** Per set: its digits, its house, and its cells as bits of positions within that house. */
  digits: Int32Array;
  house: Int32Array;
  bits: Int32Array;
  /** Per set `words` entries: its cells. */
  cells: Int32Array;
  /** The faces of set s, digits ascending: `faceStart[s] … faceStart[s + 1] − 1`. */
  faceStart: Int32Array;
  faceCount: number;
  faceSet: Int32Array;
  faceDigit: Int32Array;
  /** Per face `words` entries: the cells of the set with the digit, and the candidates that see all of them. */
  holders: Int32Array;
  targets: Int32Array;
}

/**
 * Maximum number of open cells considered per house, those with the fewest candidates: on boards beyond 12×12 all sets
 * would be too many.
 */
const MAX_CELLS = 12;
/** Maximum number of sets per house, the smallest first; no house of nine cells has more. */
const MAX_SETS = 300;

export const ALS_SETS: SharedData<AlsSets> = {
  create: ({ tables }) => createSets(tables),
  refresh: (sets, search) => {
    collectSets(sets, search);
    return sets;
  },
};

/** The face of a set for one of its digits; −1 if the set does not have it. */
export function faceOf({ faceStart, digits }: AlsSets, set: number, digit: number): number {
  if (((digits[set] >>> (digit - 1)) & 1) === 0) return -1;
  return faceStart[set] + bitCount(digits[set] & ((1 << (digit - 1)) - 1));
}

export function plainSet(sets: AlsSets, tables: BoardIndex, set: number): AlmostLockedSet {
  const house = sets.house[set];
  return { cells: cellsAt(tables, house, sets.bits[set]), digits: sets.digits[set], house };
}

/** Whether some candidate sees all holders of its digit in two sets. */
export function shareTargets({ targets }: AlsSets, words: number, face: number, other: number): boolean {
  for (let w = 0; w < words; w++)
    if ((targets[face * words + w] & targets[other * words + w]) !== 0) return true;
  return false;
}

export function overlap({ cells }: AlsSets, words: number, set: number, other: number): boolean {
  for (let w = 0; w < words; w++) if ((cells[set * words + w] & cells[other * words + w]) !== 0) return true;
  return false;
}

function createSets({ houseCount, words }: BoardIndex): AlsSets {
  const capacity = Math.min(houseCount * MAX_SETS, 256);
  return {
    count: 0,
    digits: new Int32Array(capacity),
    house: new Int32Array(capacity),
    bits: new Int32Array(capacity),
    cells: new Int32Array(capacity * words),
    faceStart: new Int32Array(capacity + 1),
    faceCount: 0,
    faceSet: new Int32Array(capacity * 4),
    faceDigit: new Int32Array(capacity * 4),
    holders: new Int32Array(capacity * 4 * words),
    targets: new Int32Array(capacity * 4 * words),
  };
}

/** The sets in the order of houses, before they are sorted by size. Reused; emptied by each call. */
const raw: { digits: number[]; house: number[]; bits: number[] } = { digits: [], house: [], bits: [] };

function collectSets(sets: AlsSets, context: FinderContext): void {
  raw.digits.length = raw.house.length = raw.bits.length = 0;
  const { words, size, houseCount } = context.tables;
  for (let house = 0; house < houseCount; house++) {
    // A stopped search has no sets at all, so that no finder uses an incomplete list.
    spend(WORK_OF_HOUSE * words);
    if (context.shouldStop()) raw.digits.length = raw.house.length = raw.bits.length = 0;
    else collectHouse(context, house);
  }
  reserveSets(sets, raw.bits.length, words);
  sets.count = 0;
  sets.faceCount = 0;
  for (let cells = 1; cells <= size - 2; cells++) {
    for (let i = 0; i < raw.bits.length; i++) if (bitCount(raw.bits[i]) === cells) addSet(sets, context, i);
  }
  sets.faceStart[sets.count] = sets.faceCount;
}

/** All choices of its open cells are gone through, and some of them laid flat. */
const WORK_OF_HOUSE = 1_000;

/** The open cells considered, and the union of digits for each choice of them. */
const positions = new Int32Array(MAX_CELLS);
const masks = new Int32Array(MAX_CELLS);
const unions = new Int32Array(1 << MAX_CELLS);

function collectHouse(context: FinderContext, house: number): void {
  const { tables } = context;
  const count = gatherOpen(context, house);
  const first = raw.bits.length;
  for (let choice = 1; choice < 1 << count; choice++) {
    const digits = unions[choice & (choice - 1)] | masks[lowestBit(choice)];
    unions[choice] = digits;
    const size = bitCount(choice);
    if (bitCount(digits) !== size + 1 || size > tables.size - 2) continue;
    let bits = 0;
    for (let rest = choice; rest !== 0; rest &= rest - 1) bits |= 1 << positions[lowestBit(rest)];
    if (!isFirstHouse(tables, house, bits) || raw.bits.length - first >= MAX_SETS) continue;
    raw.digits.push(digits);
    raw.house.push(house);
    raw.bits.push(bits);
  }
}

function gatherOpen({ position, tables }: FinderContext, house: number): number {
  const { candidates } = position;
  const cells = tables.houseCells[house];
  let open = position.places[house * tables.stride];
  let limit = tables.size;
  // Drop the cells with the most candidates while there are too many.
  for (; bitCount(open) > MAX_CELLS; limit--) {
    for (let rest = open; rest !== 0 && bitCount(open) > MAX_CELLS; rest &= rest - 1) {
      if (bitCount(candidates[cells[lowestBit(rest)]]) >= limit) open &= ~(rest & -rest);
    }
  }
  let count = 0;
  for (; open !== 0; open &= open - 1) {
    const at = lowestBit(open);
    positions[count] = at;
    masks[count++] = candidates[cells[at]];
  }
  return count;
}

/** Whether no earlier house contains all the cells, so that the set is not listed yet. */
function isFirstHouse(tables: BoardIndex, house: number, bits: number): boolean {
  if ((bits & (bits - 1)) === 0)
    return tables.housesOf[tables.houseCells[house][lowestBit(bits)]][0] === house;
  for (const { other, inHouse } of tables.intersections[house]) {
    if (other < house && (bits & ~inHouse) === 0) return false;
  }
  return true;
}

function addSet(sets: AlsSets, context: FinderContext, index: number): void {
  const { words, houseCells } = context.tables;
  const set = sets.count++;
  const house = (sets.house[set] = raw.house[index]);
  const bits = (sets.bits[set] = raw.bits[index]);
  sets.digits[set] = raw.digits[index];
  sets.faceStart[set] = sets.faceCount;
  sets.cells.fill(0, set * words, (set + 1) * words);
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const cell = houseCells[house][lowestBit(rest)];
    sets.cells[set * words + (cell >> 5)] |= 1 << (cell & 31);
  }
  reserveFaces(sets, sets.faceCount + bitCount(raw.digits[index]), words);
  for (let rest: DigitSet = raw.digits[index]; rest !== 0; rest &= rest - 1) {
    addFace(sets, context, set, lowestDigit(rest));
  }
}

function addFace(sets: AlsSets, { position, tables }: FinderContext, set: number, digit: number): void {
  const { words, houseCells, peerSets, stride } = tables;
  const { holders, targets } = sets;
  const face = sets.faceCount++;
  const at = face * words;
  const house = sets.house[set];
  sets.faceSet[face] = set;
  sets.faceDigit[face] = digit;
  for (let w = 0; w < words; w++) {
    holders[at + w] = 0;
    targets[at + w] = position.cells[digit][w];
  }
  for (let rest = sets.bits[set] & position.places[house * stride + digit]; rest !== 0; rest &= rest - 1) {
    const cell = houseCells[house][lowestBit(rest)];
    const peers = peerSets[cell];
    holders[at + (cell >> 5)] |= 1 << (cell & 31);
    for (let w = 0; w < words; w++) targets[at + w] &= peers[w];
  }
}

function reserveSets(sets: AlsSets, needed: number, words: number): void {
  if (needed <= sets.digits.length) return;
  const capacity = needed * 2;
  sets.digits = new Int32Array(capacity);
  sets.house = new Int32Array(capacity);
  sets.bits = new Int32Array(capacity);
  sets.cells = new Int32Array(capacity * words);
  sets.faceStart = new Int32Array(capacity + 1);
}

/** Grows the buffers while sets are added, keeping their contents. */
function reserveFaces(sets: AlsSets, needed: number, words: number): void {
  if (needed <= sets.faceSet.length) return;
  sets.faceSet = grown(sets.faceSet, needed * 2);
  sets.faceDigit = grown(sets.faceDigit, needed * 2);
  sets.holders = grown(sets.holders, needed * 2 * words);
  sets.targets = grown(sets.targets, needed * 2 * words);
}

export function grown(array: Int32Array, length: number): Int32Array {
  const larger = new Int32Array(length);
  larger.set(array);
  return larger;
}
