import { candidatesOf } from '../puzzle/candidates.ts';
import { type Digit, digitBit, type DigitSet, digitsIn, lowestDigit, isSingleBit } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import { type Puzzle, requireDigits, requirePuzzle } from '../puzzle/puzzle.ts';
import { cellSet, type CellSet, setCells } from './cell-set.ts';
import type { BoardIndex } from './board-index.ts';
import { tablesUnder } from './rules/rule-book.ts';

/**
 * A puzzle in play as logic sees it: digits, candidates, and the same candidates seen from the digits and from
 * the houses. Mutable, but only `place` and `eliminate` change it, and they keep all views in step.
 *
 * The solution is not known here, and nothing in logic may use it.
 */
export interface Position {
  /** @internal */
  readonly tables: BoardIndex;
  /**
   * The puzzle in play. Solvers and arguments from uniqueness need all of it: a digit that the puzzle's own pencil
   * marks forbid in a cell cannot be swapped into it.
   */
  readonly puzzle: Puzzle;
  /** 1 if the digit is a given of the puzzle (for avoidable rectangles). */
  readonly isGiven: Uint8Array;
  /** The digit of each cell, 0 while open. */
  readonly digits: Uint8Array;
  /** The candidates of each open cell; 0 for a filled one. */
  readonly candidates: Int32Array;
  /**
   * For each digit d, the open cells that have it as a candidate; at 0, all open cells.
   *
   * @internal
   */
  readonly cells: readonly CellSet[];
  /**
   * At `house * stride + d`: the positions within the house where d is a candidate, as bits; 0 as soon as d is placed
   * in the house. At `house * stride`: the open positions.
   */
  readonly places: Int32Array;
  /** For each house, the digits placed in it. */
  readonly placedIn: Int32Array;
  /**
   * Singles in the order in which they arose; entries may have been placed since.
   *
   * @internal
   */
  readonly nakedQueue: Queue;
  /**
   * Entries `house * stride + digit`, indices of `places`.
   *
   * @internal
   */
  readonly hiddenQueue: Queue;
  /** The number of open cells. */
  openCount: number;
  /** Increases with every change: anything computed for an older revision is stale. */
  revision: number;
  /**
   * The revision at which a cell, a house or a digit last changed. Candidates are only ever removed: a part that has
   * not changed cannot hold a new pattern.
   */
  readonly cellChangedAt: Int32Array;
  readonly houseChangedAt: Int32Array;
  readonly digitChangedAt: Int32Array;
}

/** A first-in first-out list. Entries before `head` are finished. */
interface Queue {
  readonly entries: Int32Array;
  head: number;
  end: number;
}

/** The source of a position: a puzzle and how far it has been played. */
export interface PositionSource extends Puzzle {
  /** Givens and entries together; default: only the givens. */
  readonly digits?: ArrayLike<Digit>;
  /** The candidates of the open cells, such as a player's marks; default: all digits that no peer holds. */
  readonly candidates?: readonly DigitSet[];
}

/**
 * The position at the start of a puzzle or, if `digits` or `candidates` are given, during play. Those are taken as they
 * are, right or wrong. Throws a RangeError if digits or candidates do not fit the board.
 */
export function createPosition(source: PositionSource): Position {
  requirePuzzle(source);
  return source.digits || source.candidates ? playedFrom(source) : startOf(source);
}

/** Places the givens one by one in reading order, so that singles queue as they do in HoDoKu. */
function startOf(puzzle: Puzzle): Position {
  const position = blankPosition(puzzle);
  const { givens, allowed } = puzzle;
  const { tables } = position;
  openAll(position);
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (givens[cell] !== 0) placeDigit(position, cell, givens[cell]);
  }
  // Rules forbid more digits than peers do.
  const open = puzzle.constraints.length > 0 ? candidatesOf(puzzle) : allowed;
  for (let cell = 0; open && cell < tables.cellCount; cell++) {
    for (const digit of digitsIn(position.candidates[cell] & ~open[cell])) eliminate(position, cell, digit);
  }
  return position;
}

function playedFrom({ digits: played, candidates, ...puzzle }: PositionSource): Position {
  const { geometry } = puzzle;
  const digits = played ?? puzzle.givens;
  if (played) requireDigits(geometry, 'digits', played);
  if (candidates) requirePuzzle({ ...puzzle, allowed: candidates });
  const position = blankPosition(puzzle);
  const { tables } = position;
  const sets = candidates ?? candidatesOf(puzzle, digits);
  for (let cell = 0; cell < tables.cellCount; cell++) {
    position.digits[cell] = digits[cell];
    if (digits[cell] === 0) openCell(position, cell, sets[cell]);
    else for (const house of tables.housesOf[cell]) position.placedIn[house] |= digitBit(digits[cell]);
  }
  queueSingles(position);
  return position;
}

/** Puts a digit into an open cell and removes it from the candidates of the peers. Does not check whether it fits. */
export function placeDigit(position: Position, cell: Cell, digit: Digit): void {
  const { tables, candidates, cells, digits, places, placedIn } = position;
  const { memberStart, memberHouse, memberBase, memberBit } = tables;
  const own = candidates[cell];
  const now = ++position.revision;
  digits[cell] = digit;
  candidates[cell] = 0;
  cells[0][cell >> 5] &= ~(1 << (cell & 31));
  cells[digit][cell >> 5] &= ~(1 << (cell & 31));
  position.cellChangedAt[cell] = position.digitChangedAt[digit] = now;
  for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++) {
    places[memberBase[m]] &= ~memberBit[m];
    places[memberBase[m] + digit] = 0;
    placedIn[memberHouse[m]] |= 1 << (digit - 1);
    position.houseChangedAt[memberHouse[m]] = now;
  }
  const holders = cells[digit];
  const peers = tables.peerSets[cell];
  for (let w = 0; w < peers.length; w++) {
    for (let bits = peers[w] & holders[w]; bits !== 0; bits &= bits - 1) {
      drop(position, (w << 5) + 31 - Math.clz32(bits & -bits), digit);
    }
  }
  for (let rest = own & ~(1 << (digit - 1)); rest !== 0; rest &= rest - 1) {
    leave(position, cell, lowestDigit(rest));
  }
  position.openCount--;
  if (tables.bars) dropBarred(position, cell, digit);
}

/** Eliminates immediately the candidates that a digit rules out by a rule, like those of its peers. */
function dropBarred(position: Position, cell: Cell, digit: Digit): void {
  for (const { cell: other, digits } of position.tables.bars![cell * position.tables.stride + digit]) {
    for (let rest = position.candidates[other] & digits; rest !== 0; rest &= rest - 1)
      drop(position, other, lowestDigit(rest));
  }
}

/** Eliminates a candidate. Returns whether it was there. */
export function eliminate(position: Position, cell: Cell, digit: Digit): boolean {
  if (!isCandidate(position, cell, digit)) return false;
  position.revision++;
  drop(position, cell, digit);
  return true;
}

/** Whether a digit is still a candidate of an open cell. */
export function isCandidate(position: Position, cell: Cell, digit: Digit): boolean {
  return ((position.candidates[cell] >>> (digit - 1)) & 1) === 1;
}

/** The positions of a digit within a house, as bits. */
export function placesOf({ places, tables }: Position, house: number, digit: Digit): number {
  return places[house * tables.stride + digit];
}

/** Whether every cell holds a digit. */
export function isSolved(position: Position): boolean {
  return position.openCount === 0;
}

/** Whether an open cell has no candidate or a full house has no place for a digit: there is no solution. */
export function isBroken(position: Position): boolean {
  const { tables, candidates, digits, places, placedIn } = position;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (digits[cell] === 0 && candidates[cell] === 0) return true;
  }
  for (let house = 0; house < tables.houseCount; house++) {
    if (!tables.isFull[house]) continue;
    for (let rest = tables.allDigits & ~placedIn[house]; rest !== 0; rest &= rest - 1) {
      if (places[house * tables.stride + lowestDigit(rest)] === 0) return true;
    }
  }
  return false;
}

/** A copy that can be changed independently. */
export function copyPosition(position: Position): Position {
  return {
    ...position,
    digits: position.digits.slice(),
    candidates: position.candidates.slice(),
    cells: position.cells.map((set) => set.slice()),
    places: position.places.slice(),
    placedIn: position.placedIn.slice(),
    nakedQueue: copyQueue(position.nakedQueue),
    hiddenQueue: copyQueue(position.hiddenQueue),
    cellChangedAt: position.cellChangedAt.slice(),
    houseChangedAt: position.houseChangedAt.slice(),
    digitChangedAt: position.digitChangedAt.slice(),
  };
}

const allOpen = new WeakMap<BoardIndex, Position>();

/** Opens every cell for every digit. The board without givens is computed once per geometry. */
function openAll(position: Position): void {
  const { tables } = position;
  let open = allOpen.get(tables);
  if (!open) {
    open = blankPosition(position.puzzle);
    for (let cell = 0; cell < tables.cellCount; cell++) openCell(open, cell, tables.allDigits);
    allOpen.set(tables, open);
  }
  position.candidates.set(open.candidates);
  position.places.set(open.places);
  for (let digit = 0; digit < tables.stride; digit++) setCells(position.cells[digit], open.cells[digit]);
  position.openCount = tables.cellCount;
}

function openCell(position: Position, cell: Cell, set: DigitSet): void {
  position.candidates[cell] = set;
  position.openCount++;
  enter(position, cell, 0);
  for (let rest = set; rest !== 0; rest &= rest - 1) enter(position, cell, lowestDigit(rest));
}

/** Adds a digit to the views of an open cell; digit 0 adds the open cell itself. */
function enter({ tables, cells, places }: Position, cell: Cell, digit: Digit | 0): void {
  const { memberStart, memberBase, memberBit } = tables;
  cells[digit][cell >> 5] |= 1 << (cell & 31);
  for (let m = memberStart[cell]; m < memberStart[cell + 1]; m++)
    places[memberBase[m] + digit] |= memberBit[m];
}

/** Removes a candidate from an open cell and queues a naked single if one arises. */
function drop(position: Position, cell: Cell, digit: Digit): void {
  const rest = (position.candidates[cell] &= ~(1 << (digit - 1)));
  if (isSingleBit(rest)) enqueue(position.nakedQueue, cell);
  leave(position, cell, digit);
}

/** Removes a candidate from all other views and queues hidden singles that arise. */
function leave(position: Position, cell: Cell, digit: Digit): void {
  const { tables, cells, places, hiddenQueue, houseChangedAt, revision } = position;
  const { memberStart, memberHouse, memberBase, memberBit, isFullBase } = tables;
  cells[digit][cell >> 5] &= ~(1 << (cell & 31));
  position.cellChangedAt[cell] = position.digitChangedAt[digit] = revision;
  for (let m = memberStart[cell], end = memberStart[cell + 1]; m < end; m++) {
    houseChangedAt[memberHouse[m]] = revision;
    const at = memberBase[m] + digit;
    const held = places[at] & ~memberBit[m];
    if (held !== places[at] && isSingleBit(held) && isFullBase[memberBase[m]] === 1) enqueue(hiddenQueue, at);
    places[at] = held;
  }
}

function enqueue(queue: Queue, entry: number): void {
  queue.entries[queue.end++] = entry;
}

/** Queues the singles of a position without a history: cells and houses in order. */
function queueSingles({ tables, candidates, places, nakedQueue, hiddenQueue }: Position): void {
  for (let cell = 0; cell < tables.cellCount; cell++) {
    if (isSingleBit(candidates[cell])) enqueue(nakedQueue, cell);
  }
  for (let house = 0; house < tables.houseCount; house++) {
    if (!tables.isFull[house]) continue;
    for (let at = house * tables.stride + 1; at < (house + 1) * tables.stride; at++) {
      if (isSingleBit(places[at])) enqueue(hiddenQueue, at);
    }
  }
}

function blankPosition(puzzle: Puzzle): Position {
  const { givens } = puzzle;
  const tables = tablesUnder(puzzle);
  const { cellCount, houseCount, stride, words } = tables;
  const isGiven = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) if (givens[cell] !== 0) isGiven[cell] = 1;
  const cells: CellSet[] = [];
  for (let digit = 0; digit < stride; digit++) cells.push(cellSet(words));
  return {
    tables,
    puzzle,
    isGiven,
    digits: new Uint8Array(cellCount),
    candidates: new Int32Array(cellCount),
    cells,
    places: new Int32Array(houseCount * stride),
    placedIn: new Int32Array(houseCount),
    // Each cell and each digit of a house becomes a single no more than once.
    nakedQueue: createQueue(cellCount),
    hiddenQueue: createQueue(houseCount * stride),
    openCount: 0,
    revision: 0,
    cellChangedAt: new Int32Array(cellCount),
    houseChangedAt: new Int32Array(houseCount),
    digitChangedAt: new Int32Array(stride),
  };
}

function createQueue(length: number): Queue {
  return { entries: new Int32Array(length), head: 0, end: 0 };
}

function copyQueue({ entries, head, end }: Queue): Queue {
  return { entries: entries.slice(), head, end };
}
