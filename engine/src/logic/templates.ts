/**
 * Templates: the ways to place one digit on the whole board, once in every full house and at most once in any other. A
 * candidate in no template is refuted. Techniques that use a single digit (fish, kites, chains of one digit, simple
 * colours) can eliminate nothing else, so a digit without refuted candidates need not be searched.
 *
 * Read them with `templatesOf(search, digit)`.
 */
import { type Digit, digitBit, type DigitSet, hasDigit, lowestDigit } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import {
  addCell,
  bitCount,
  cellSet,
  type CellSet,
  clearCells,
  hasCell,
  isEmptySet,
  isWithin,
  keepCells,
  lowestBit,
  nextCell,
  sameCells,
  setCells,
} from './cell-set.ts';
import { read, type FinderContext, type SharedData } from './finder-context.ts';
import type { BoardIndex } from './board-index.ts';

export interface DigitTemplates {
  readonly digit: Digit;
  /** The candidates for which no template was found: no others can be eliminated by this digit alone. */
  readonly refuted: CellSet;
  /** Whether the search was completed, so that `refuted` candidates are proved to be in no template. */
  exact: boolean;
  /** Whether there is a template at all; false on a broken board. */
  possible: boolean;
}

/** The facts that templates show about a digit, up to date. Allocates nothing after the first call for the digit. */
export function templatesOf(context: FinderContext, digit: Digit): DigitTemplates {
  const all = read(context, TEMPLATES);
  const entry = (all.digits[digit] ??= createEntry(context.tables, digit));
  if (entry.revision !== context.position.revision) update(all, entry, context);
  return entry;
}

/** Whether a single digit can eliminate anything at all. */
export function isDigitOpen(context: FinderContext, digit: Digit): boolean {
  return hasDigit(read(context, OPEN_DIGITS).digits, digit);
}

/**
 * The digits that a finder of single-digit patterns has to search: those that can eliminate anything at all and have
 * changed since `lastEmpty`, the finder's `lastEmptyRevision` with an entry per digit.
 */
export function digitsToSearch(context: FinderContext, lastEmpty: Int32Array): DigitSet {
  const { digitChangedAt } = context.position;
  let digits = 0;
  for (let rest = read(context, OPEN_DIGITS).digits; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    if (digitChangedAt[digit] > lastEmpty[digit]) digits |= digitBit(digit);
  }
  return digits;
}

const OPEN_DIGITS: SharedData<{ digits: DigitSet }> = {
  create: () => ({ digits: 0 }),
  refresh: (open, search, since) => {
    const { cells, digitChangedAt } = search.position;
    for (let digit = 1; digit <= search.tables.size; digit++) {
      if (digitChangedAt[digit] <= since) continue;
      const isOpen = !isEmptySet(cells[digit]) && !isEmptySet(templatesOf(search, digit).refuted);
      open.digits = isOpen ? open.digits | digitBit(digit) : open.digits & ~digitBit(digit);
    }
    return open;
  },
};

/** The open cells that hold the digit in every template; undefined if unknown. */
export function cellsOfEveryTemplate(context: FinderContext, digit: Digit): CellSet | undefined {
  const entry = templatesOf(context, digit) as Entry;
  if (!entry.exact || entry.witnessCount === 0) return undefined;
  const { scratch } = read(context, TEMPLATES);
  const common = entry.witnesses[0].slice();
  for (let i = 1; i < entry.witnessCount; i++) keepCells(common, entry.witnesses[i]);
  keepCells(common, entry.cells);
  scratch.budget = BUDGET;
  for (let cell = nextCell(common, -1); cell >= 0; cell = nextCell(common, cell)) {
    begin(scratch, context, entry);
    scratch.rest[cell >> 5] &= ~(1 << (cell & 31));
    const found = complete(scratch, context.tables, 0);
    if (scratch.budget <= 0) return undefined;
    if (found) keepCells(common, scratch.chosen);
  }
  return common;
}

interface Entry extends DigitTemplates {
  revision: number;
  /** The candidates at that revision. */
  readonly cells: CellSet;
  /**
   * Templates that are still valid, with or without placed cells; together they cover all candidates that are not
   * refuted.
   */
  readonly witnesses: CellSet[];
  witnessCount: number;
}

interface Scratch {
  /** The cells that can still be chosen, `words` entries per depth. */
  rest: Int32Array;
  /** 1 if the house has its digit. */
  filled: Uint8Array;
  readonly chosen: CellSet;
  /** Steps left before the search gives up. */
  budget: number;
}

/** Steps for one digit at one revision; ordinary boards need a few hundred. */
const BUDGET = 20000;

const TEMPLATES: SharedData<{ digits: (Entry | undefined)[]; scratch: Scratch }> = {
  create: ({ tables: { stride, cellCount, houseCount, words, size } }) => ({
    digits: Array.from({ length: stride }, () => undefined),
    scratch: {
      // A template has at most one cell per house, and cells / size of them on an ordinary board.
      rest: new Int32Array((Math.min(houseCount, cellCount) + size) * words),
      filled: new Uint8Array(houseCount),
      chosen: cellSet(words),
      budget: 0,
    },
  }),
  refresh: (data) => data,
};

function createEntry({ words }: BoardIndex, digit: Digit): Entry {
  return {
    digit,
    refuted: cellSet(words),
    exact: true,
    possible: true,
    revision: -1,
    cells: cellSet(words),
    witnesses: [],
    witnessCount: 0,
  };
}

/** Reuses earlier templates while they are valid; only candidates that lost theirs are searched again. */
function update({ scratch }: { scratch: Scratch }, entry: Entry, context: FinderContext): void {
  const { position, tables } = context;
  const cells = position.cells[entry.digit];
  const isFresh = entry.revision >= 0 && isWithin(cells, entry.cells);
  const isSame = isFresh && sameCells(cells, entry.cells);
  entry.revision = position.revision;
  if (isSame) return;
  if (isFresh) dropBroken(entry, context);
  else entry.witnessCount = 0;
  if (isFresh && entry.exact) keepCells(entry.refuted, cells);
  else clearCells(entry.refuted);
  setCells(entry.cells, cells);
  entry.exact = true;
  scratch.budget = BUDGET;
  for (let cell = nextCell(cells, -1); cell >= 0; cell = nextCell(cells, cell)) {
    if (hasCell(entry.refuted, cell) || isWitnessed(entry, cell)) continue;
    begin(scratch, context, entry);
    const found = hasCell(scratch.rest, cell) && choose(scratch, tables, 0, cell);
    if (found) addWitness(entry, scratch.chosen);
    else addCell(entry.refuted, cell);
    if (scratch.budget <= 0) entry.exact = false;
  }
  entry.possible = entry.witnessCount > 0 || isFilled(scratch, context, entry);
}

/** Whether no house lacks the digit. */
function isFilled(scratch: Scratch, context: FinderContext, entry: Entry): boolean {
  begin(scratch, context, entry);
  return scratch.filled.every((count) => count > 0);
}

function isWitnessed({ witnesses, witnessCount }: Entry, cell: Cell): boolean {
  for (let i = 0; i < witnessCount; i++) if (hasCell(witnesses[i], cell)) return true;
  return false;
}

function addWitness(entry: Entry, chosen: CellSet): void {
  const { witnesses, witnessCount } = entry;
  if (witnessCount < witnesses.length) setCells(witnesses[witnessCount], chosen);
  else witnesses.push(chosen.slice());
  entry.witnessCount++;
}

/**
 * Drops invalid templates. A template is valid while each of its cells is a candidate or has been filled with the
 * digit.
 */
function dropBroken(entry: Entry, { position }: FinderContext): void {
  const { witnesses, digit } = entry;
  const cells = position.cells[digit];
  let kept = 0;
  for (let i = 0; i < entry.witnessCount; i++) {
    const witness = witnesses[i];
    let holds = true;
    for (let w = 0; holds && w < cells.length; w++) {
      for (let eliminated = witness[w] & ~cells[w]; eliminated !== 0; eliminated &= eliminated - 1) {
        if (position.digits[(w << 5) + lowestBit(eliminated)] !== digit) holds = false;
      }
    }
    if (!holds) continue;
    witnesses[i] = witnesses[kept];
    witnesses[kept++] = witness;
  }
  entry.witnessCount = kept;
}

/**
 * The board before any choice. Cells that see the placed digit do not count, though a player's marks may include it.
 */
function begin(scratch: Scratch, { position, tables }: FinderContext, { digit }: Entry): void {
  const { words, houseCount, houseSets, isFull } = tables;
  const { rest, filled } = scratch;
  for (let w = 0; w < words; w++) rest[w] = position.cells[digit][w];
  for (let house = 0; house < houseCount; house++) {
    const isPlaced = ((position.placedIn[house] >>> (digit - 1)) & 1) === 1;
    filled[house] = isPlaced || isFull[house] === 0 ? 1 : 0;
    if (!isPlaced) continue;
    for (let w = 0; w < words; w++) rest[w] &= ~houseSets[house][w];
  }
  clearCells(scratch.chosen);
}

/** Puts the digit into the cell and completes the template from there. If true, `chosen` holds the template. */
function choose(scratch: Scratch, tables: BoardIndex, depth: number, cell: Cell): boolean {
  const { words, peerSets, memberStart, memberHouse } = tables;
  const { filled, chosen } = scratch;
  const at = depth * words;
  if (at + 2 * words > scratch.rest.length) growRest(scratch);
  const peers = peerSets[cell];
  for (let w = 0; w < words; w++) scratch.rest[at + words + w] = scratch.rest[at + w] & ~peers[w];
  scratch.rest[at + words + (cell >> 5)] &= ~(1 << (cell & 31));
  // Incremented and decremented, since houses that are not full start at 1 to stay out of the search.
  for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++) filled[memberHouse[m]]++;
  addCell(chosen, cell);
  if (complete(scratch, tables, depth + 1)) return true;
  chosen[cell >> 5] &= ~(1 << (cell & 31));
  for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++) filled[memberHouse[m]]--;
  return false;
}

/** Fills the house with the fewest choices, then recurses. */
function complete(scratch: Scratch, tables: BoardIndex, depth: number): boolean {
  if (--scratch.budget <= 0) return false;
  const { words, size, houseCount, houseSets, houseBits } = tables;
  const { rest, filled } = scratch;
  const at = depth * words;
  let fewest = size + 1;
  let next = -1;
  for (let house = 0; fewest > 1 && house < houseCount; house++) {
    if (filled[house] !== 0) continue;
    let count = 0;
    for (let w = 0; w < words; w++) {
      const both = rest[at + w] & houseBits[house * words + w];
      if (both !== 0) count += bitCount(both);
    }
    if (count === 0) return false;
    if (count < fewest) {
      fewest = count;
      next = house;
    }
  }
  if (next < 0) return true;
  for (let w = 0; w < words; w++) {
    for (let bits = scratch.rest[at + w] & houseSets[next][w]; bits !== 0; bits &= bits - 1) {
      if (choose(scratch, tables, depth, (w << 5) + lowestBit(bits))) return true;
    }
  }
  return false;
}

function growRest(scratch: Scratch): void {
  const wider = new Int32Array(scratch.rest.length * 2);
  wider.set(scratch.rest);
  scratch.rest = wider;
}
