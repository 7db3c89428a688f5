/**
 * The general search, for any geometry and any number of digits: depth first, with naked singles, hidden singles
 * and locked candidates before each guess. It keeps counters (digits left in a cell, places left for a digit in a
 * house) instead of bit sets, so an elimination touches only what it changes and nothing is scanned between guesses.
 *
 * The state is deliberately mutable: only `advance` and its helpers change it, and the two logs `eliminated` and
 * `placed` undo their changes. The file is longer than others because all of it shares one state.
 */
import { type Digit, hasDigit } from '../../model/digits.ts';
import type { Cell } from '../../model/geometry.ts';
import { type Puzzle, requireOnlyHouses, requirePuzzle } from '../../puzzle/puzzle.ts';
import { type SearchTables, searchTables } from './search-tables.ts';

/** The outcome of `advance`. */
export type SearchStatus = 'solution' | 'exhausted' | 'paused';

/** A search in progress. A candidate is numbered `cell * size + digit − 1`; for items see `SearchTables`. */
export interface Search {
  readonly tables: SearchTables;
  /** The digit of each cell, 0 while open. */
  readonly digits: Uint8Array;
  /** 1 if a candidate is still possible. */
  readonly alive: Uint8Array;
  /** The number of candidates left in each cell. */
  readonly digitsLeft: Uint8Array;
  /** The number of places left for each item. */
  readonly placesLeft: Uint8Array;
  /** How often a branch ended in a contradiction in a cell, and at an item. */
  readonly cellDeaths: Uint32Array;
  readonly itemDeaths: Uint32Array;
  /** Eliminated candidates and placed cells, in order, for undoing. */
  readonly eliminated: Int32Array;
  readonly placed: Int32Array;
  eliminatedCount: number;
  placedCount: number;
  /** A stack of singles found but not placed yet. */
  readonly singles: Int32Array;
  singleCount: number;
  /** A stack of items with few places left, still to be checked for locked candidates; `isListed` is 1 for each. */
  readonly listed: Int32Array;
  readonly isListed: Uint8Array;
  listedCount: number;
  /** Scratch for the places of one item. */
  readonly places: Int32Array;
  /** Three numbers for each open decision: its candidate, and the lengths of the two logs before it. */
  readonly decisions: Int32Array;
  depth: number;
  /** Whether the current branch has a cell without candidates or an item without places. */
  dead: boolean;
  /** Whether the last call ended on a solution, which the next one has to leave. */
  onSolution: boolean;
  finished: boolean;
  /** Unforced decisions so far. */
  guesses: number;
}

/** Prepares the search of a puzzle. Givens that conflict simply make it end without a solution. */
export function createSearch(puzzle: Puzzle): Search {
  requirePuzzle(puzzle);
  requireOnlyHouses(puzzle);
  const tables = searchTables(puzzle.geometry);
  const { size, cellCount, itemCount } = tables;
  const search: Search = {
    tables,
    digits: new Uint8Array(cellCount),
    alive: new Uint8Array(cellCount * size).fill(1),
    digitsLeft: new Uint8Array(cellCount).fill(size),
    placesLeft: new Uint8Array(itemCount).fill(size),
    cellDeaths: new Uint32Array(cellCount),
    itemDeaths: new Uint32Array(itemCount),
    eliminated: new Int32Array(cellCount * size),
    placed: new Int32Array(cellCount),
    eliminatedCount: 0,
    placedCount: 0,
    // Each cell and item has "one left" at most once on the way down; givens and guesses come on top.
    singles: new Int32Array(2 * cellCount + itemCount + 1),
    singleCount: 0,
    listed: new Int32Array(itemCount),
    isListed: new Uint8Array(itemCount),
    listedCount: 0,
    places: new Int32Array(size),
    decisions: new Int32Array((cellCount + 1) * 3),
    depth: 0,
    dead: false,
    onSolution: false,
    finished: false,
    guesses: 0,
  };
  applyPuzzle(search, puzzle);
  return search;
}

/**
 * Continues until the next solution, the end, or `maxGuesses` more guesses. After `solution` the digits remain in
 * `search.digits` until the next call.
 */
export function advance(search: Search, maxGuesses: number): SearchStatus {
  if (search.finished) return 'exhausted';
  if (search.onSolution && !backtrack(search)) return 'exhausted';
  search.onSolution = false;
  const lastGuess = search.guesses + maxGuesses;
  for (;;) {
    if (!propagate(search)) {
      if (!backtrack(search)) return 'exhausted';
    } else if (search.placedCount === search.tables.cellCount) {
      search.onSolution = true;
      return 'solution';
    } else if (search.guesses >= lastGuess) {
      return 'paused';
    } else {
      guess(search, chooseCandidate(search));
    }
  }
}

function applyPuzzle(search: Search, { givens, allowed }: Puzzle): void {
  const { size } = search.tables;
  for (let cell = 0; cell < givens.length; cell++) {
    if (givens[cell] !== 0) search.singles[search.singleCount++] = cell * size + givens[cell] - 1;
  }
  if (!allowed) return;
  for (let cell = 0; cell < givens.length; cell++) {
    for (let digit: Digit = 1; digit <= size; digit++) {
      if (!hasDigit(allowed[cell], digit)) eliminate(search, cell, digit - 1);
    }
  }
}

/** Propagates to a fixpoint. False if the branch is dead. */
function propagate(search: Search): boolean {
  const { size } = search.tables;
  while (!search.dead) {
    if (search.singleCount > 0) {
      const candidate = search.singles[--search.singleCount];
      const cell = (candidate / size) | 0;
      place(search, cell, candidate - cell * size);
    } else if (search.listedCount > 0) {
      const item = search.listed[--search.listedCount];
      search.isListed[item] = 0;
      if (search.placesLeft[item] > 1) lockCandidates(search, item);
    } else {
      return true;
    }
  }
  return false;
}

function place(search: Search, cell: Cell, index: number): void {
  const { tables, alive, digits } = search;
  const { size, peers, peerStart } = tables;
  if (digits[cell] === index + 1) return;
  if (alive[cell * size + index] === 0) {
    search.cellDeaths[cell]++;
    search.dead = true;
    return;
  }
  digits[cell] = index + 1;
  search.placed[search.placedCount++] = cell;
  for (let other = 0; other < size; other++) {
    if (other !== index && alive[cell * size + other] === 1) eliminate(search, cell, other);
  }
  const end = peerStart[cell + 1];
  for (let p = peerStart[cell]; p < end && !search.dead; p++) {
    if (alive[peers[p] * size + index] === 1) eliminate(search, peers[p], index);
  }
}

/**
 * Removes a candidate and records the consequences. All counters stay exact even if the branch dies on the way: undoing
 * relies on that.
 */
function eliminate(search: Search, cell: Cell, index: number): void {
  const { tables, alive, digits, placesLeft } = search;
  const { size, baseStart, bases } = tables;
  const candidate = cell * size + index;
  if (alive[candidate] === 0) return;
  alive[candidate] = 0;
  search.eliminated[search.eliminatedCount++] = candidate;
  const left = --search.digitsLeft[cell];
  if (left === 0) {
    search.cellDeaths[cell]++;
    search.dead = true;
  } else if (left === 1 && digits[cell] === 0) {
    noteLastDigit(search, cell);
  }
  const end = baseStart[cell + 1];
  for (let b = baseStart[cell]; b < end; b++) {
    const item = bases[b] + index;
    noteFewPlaces(search, item, --placesLeft[item], bases[b]);
  }
}

function noteFewPlaces(search: Search, item: number, places: number, base: number): void {
  if (places === 1) {
    noteLastPlace(search, base, item - base);
  } else if (places === 0) {
    search.itemDeaths[item]++;
    search.dead = true;
  } else if (places <= search.tables.widestOverlap && search.isListed[item] === 0) {
    search.isListed[item] = 1;
    search.listed[search.listedCount++] = item;
  }
}

function noteLastDigit(search: Search, cell: Cell): void {
  const { alive, tables } = search;
  let candidate = cell * tables.size;
  while (alive[candidate] === 0) candidate++;
  search.singles[search.singleCount++] = candidate;
}

function noteLastPlace(search: Search, base: number, index: number): void {
  const { alive, tables, digits } = search;
  const { size, houseCells } = tables;
  let at = base;
  while (alive[houseCells[at] * size + index] === 0) at++;
  if (digits[houseCells[at]] === 0) search.singles[search.singleCount++] = houseCells[at] * size + index;
}

/**
 * Pointing, claiming and similar eliminations in any geometry: a cell that sees every place left for a digit in a house
 * cannot hold that digit.
 */
function lockCandidates(search: Search, item: number): void {
  const { tables, alive, places } = search;
  const { size, cellCount, houseCells, peers, peerStart, sees } = tables;
  const index = item % size;
  const wanted = search.placesLeft[item];
  let count = 0;
  for (let at = item - index; count < wanted; at++) {
    if (alive[houseCells[at] * size + index] === 1) places[count++] = houseCells[at];
  }
  const end = peerStart[places[0] + 1];
  for (let p = peerStart[places[0]]; p < end && !search.dead; p++) {
    const cell = peers[p];
    if (alive[cell * size + index] === 0) continue;
    let k = 1;
    while (k < count && sees[places[k] * cellCount + cell] === 1) k++;
    if (k === count) eliminate(search, cell, index);
  }
}

function guess(search: Search, candidate: number): void {
  const at = search.depth++ * 3;
  search.decisions[at] = candidate;
  search.decisions[at + 1] = search.eliminatedCount;
  search.decisions[at + 2] = search.placedCount;
  search.singles[search.singleCount++] = candidate;
  search.guesses++;
}

/** Undoes the last decision and rules its candidate out. False if there was none. */
function backtrack(search: Search): boolean {
  if (search.depth === 0) {
    search.finished = true;
    return false;
  }
  const at = --search.depth * 3;
  takeBack(search, search.decisions[at + 1], search.decisions[at + 2]);
  const { size } = search.tables;
  const candidate = search.decisions[at];
  const cell = (candidate / size) | 0;
  eliminate(search, cell, candidate - cell * size);
  return true;
}

function takeBack(search: Search, eliminatedCount: number, placedCount: number): void {
  const { tables, alive, digitsLeft, placesLeft, eliminated, digits } = search;
  const { size, bases, baseStart } = tables;
  while (search.eliminatedCount > eliminatedCount) {
    const candidate = eliminated[--search.eliminatedCount];
    const cell = (candidate / size) | 0;
    const index = candidate - cell * size;
    alive[candidate] = 1;
    digitsLeft[cell]++;
    const end = baseStart[cell + 1];
    for (let b = baseStart[cell]; b < end; b++) placesLeft[bases[b] + index]++;
  }
  while (search.placedCount > placedCount) digits[search.placed[--search.placedCount]] = 0;
  while (search.listedCount > 0) search.isListed[search.listed[--search.listedCount]] = 0;
  search.singleCount = 0;
  search.dead = false;
}

/**
 * The next guess: the cell with the fewest digits, or the item with the fewest places if that has fewer; ties go to the
 * one where branches died most often, because a contradiction near the root saves most.
 */
function chooseCandidate(search: Search): number {
  const { tables, digits, digitsLeft, placesLeft, cellDeaths, itemDeaths } = search;
  let bestCell = -1;
  let bestItem = -1;
  let fewest = Infinity;
  let deaths = -1;
  for (let cell = 0; cell < tables.cellCount; cell++) {
    const left = digitsLeft[cell];
    if (digits[cell] !== 0 || left > fewest || (left === fewest && cellDeaths[cell] <= deaths)) continue;
    bestCell = cell;
    fewest = left;
    deaths = cellDeaths[cell];
  }
  for (let item = 0; item < tables.itemCount; item++) {
    const left = placesLeft[item];
    if (left < 2 || left > fewest || (left === fewest && itemDeaths[item] <= deaths)) continue;
    bestItem = item;
    fewest = left;
    deaths = itemDeaths[item];
  }
  return bestItem < 0 ? firstDigit(search, bestCell) : tightestPlace(search, bestItem);
}

function firstDigit({ alive, tables }: Search, cell: Cell): number {
  let candidate = cell * tables.size;
  while (alive[candidate] === 0) candidate++;
  return candidate;
}

/** Among the places of an item, the cell with the fewest digits. */
function tightestPlace({ tables, alive, digitsLeft }: Search, item: number): number {
  const { size, houseCells } = tables;
  const index = item % size;
  const base = item - index;
  let best = -1;
  for (let at = base; at < base + size; at++) {
    const cell = houseCells[at];
    if (alive[cell * size + index] === 1 && (best < 0 || digitsLeft[cell] < digitsLeft[best])) best = cell;
  }
  return best * size + index;
}
