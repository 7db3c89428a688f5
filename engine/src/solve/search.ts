/**
 * The general search: depth-first over any geometry, with naked and hidden singles and locked candidates… kept
 * by counters instead of bit sets, so that the number of digits has no limit.
 */
import type { Digit } from '../grid/digits.ts';
import { hasDigit } from '../grid/digits.ts';
import type { Cell, Geometry } from '../grid/geometry.ts';
import type { Puzzle } from '../grid/puzzle.ts';

/** The lists of a geometry laid flat, since following nested arrays costs more than the work itself. */
interface Tables {
  readonly size: number;
  readonly cellCount: number;
  /** Peers of cell c: `peers[peerStart[c]] … peers[peerStart[c + 1] − 1]`. */
  readonly peerStart: Int32Array;
  readonly peers: Int32Array;
  /** Full houses of a cell, as bases `house * size` into `placesLeft`. */
  readonly baseStart: Int32Array;
  readonly bases: Int32Array;
  /** Cells of full house h: `houseCells[h * size] …`. */
  readonly houseCells: Int32Array;
  readonly fullHouses: number;
}

/** What `advance` has come to. */
export type SearchStatus = 'solution' | 'exhausted' | 'paused';

/** A search in progress. Mutable: only `advance` changes it. */
export interface Search {
  readonly tables: Tables;
  /** 1 where a candidate (`cell * size + digit − 1`) is still possible. */
  readonly alive: Uint8Array;
  /** Candidates left in each cell. */
  readonly digitsLeft: Uint8Array;
  /** Places left for each digit in each full house, at `house * size + digit − 1`. */
  readonly placesLeft: Uint8Array;
  /** The digit of each cell, 0 while open. */
  readonly digits: Uint8Array;
  /** How often each cell was where a branch died: cells that fail often are decided early. */
  readonly blame: Float64Array;
  /** Eliminated candidates and placed cells in order, to be taken back. */
  readonly eliminated: Int32Array;
  readonly placed: Int32Array;
  /** Candidates found to be singles, still to be placed. */
  readonly waiting: Int32Array;
  /** Open decisions: the candidate and the lengths of the two lists before it. */
  readonly decisions: Int32Array;
  eliminatedCount: number;
  placedCount: number;
  waitingCount: number;
  depth: number;
  dead: boolean;
  started: boolean;
  finished: boolean;
  /** Decisions made so far that were not forced. */
  guesses: number;
}

/** Prepares the search of a puzzle. Givens that conflict simply make it end without a solution. */
export function createSearch(puzzle: Puzzle): Search {
  const { geometry } = puzzle;
  const tables = tablesOf(geometry);
  const { size, cellCount, fullHouses } = tables;
  const search: Search = {
    tables,
    alive: new Uint8Array(cellCount * size).fill(1),
    digitsLeft: new Uint8Array(cellCount).fill(size),
    placesLeft: new Uint8Array(fullHouses * size).fill(size),
    digits: new Uint8Array(cellCount),
    blame: new Float64Array(cellCount).fill(1),
    eliminated: new Int32Array(cellCount * size),
    placed: new Int32Array(cellCount),
    waiting: new Int32Array(cellCount * size * 8),
    decisions: new Int32Array((cellCount + 1) * 3),
    eliminatedCount: 0,
    placedCount: 0,
    waitingCount: 0,
    depth: 0,
    dead: false,
    started: false,
    finished: false,
    guesses: 0,
  };
  applyPuzzle(search, puzzle);
  return search;
}

/**
 * Goes on until the next solution, the end, or `maxGuesses` more guesses. After `solution` the digits stand in
 * `search.digits` until the next call.
 */
export function advance(search: Search, maxGuesses: number): SearchStatus {
  if (search.finished) return 'exhausted';
  const lastGuess = search.guesses + maxGuesses;
  // A search that stands on a solution, or at a dead start, first has to leave it.
  if (search.started && search.placedCount === search.tables.cellCount && !backtrack(search))
    return 'exhausted';
  search.started = true;
  for (;;) {
    if (!settle(search)) {
      if (!backtrack(search)) return 'exhausted';
      continue;
    }
    if (search.placedCount === search.tables.cellCount) return 'solution';
    if (search.guesses >= lastGuess) return 'paused';
    guess(search, chooseCandidate(search));
  }
}

function applyPuzzle(search: Search, { givens, allowed }: Puzzle): void {
  const { size } = search.tables;
  for (let cell = 0; cell < givens.length && !search.dead; cell++) {
    const digit = givens[cell];
    if (digit !== 0) search.waiting[search.waitingCount++] = cell * size + digit - 1;
    if (!allowed) continue;
    for (let other: Digit = 1; other <= size; other++) {
      if (!hasDigit(allowed[cell], other)) eliminate(search, cell, other - 1);
    }
  }
}

/** Places singles until none is left. False when a cell or a house has run out of candidates. */
function settle(search: Search): boolean {
  const { size } = search.tables;
  while (!search.dead && search.waitingCount > 0) {
    const candidate = search.waiting[--search.waitingCount];
    const cell = (candidate / size) | 0;
    place(search, cell, candidate - cell * size);
  }
  search.waitingCount = 0;
  return !search.dead;
}

function place(search: Search, cell: Cell, index: number): void {
  const { tables, alive, digits } = search;
  const { size, peers, peerStart } = tables;
  if (digits[cell] === index + 1) return;
  if (digits[cell] !== 0 || alive[cell * size + index] === 0) return die(search, cell);
  digits[cell] = index + 1;
  search.placed[search.placedCount++] = cell;
  for (let other = 0; other < size; other++) {
    if (other !== index && alive[cell * size + other] === 1) eliminate(search, cell, other);
  }
  const end = peerStart[cell + 1];
  for (let p = peerStart[cell]; p < end && !search.dead; p++) {
    const peer = peers[p];
    if (alive[peer * size + index] === 1) eliminate(search, peer, index);
  }
}

/** Takes one live candidate away and notes the singles, or the death, that follow. */
function eliminate(search: Search, cell: Cell, index: number): void {
  const { tables, digits, placesLeft, digitsLeft } = search;
  const { size, baseStart, bases } = tables;
  const candidate = cell * size + index;
  if (search.alive[candidate] === 0) return;
  search.alive[candidate] = 0;
  search.eliminated[search.eliminatedCount++] = candidate;
  const left = --digitsLeft[cell];
  if (left === 0) die(search, cell);
  else if (left === 1 && digits[cell] === 0) awaitLastDigit(search, cell);
  // All counters are kept exact even in a dead branch: taking it back relies on it.
  const end = baseStart[cell + 1];
  for (let b = baseStart[cell]; b < end; b++) {
    const item = bases[b] + index;
    const places = --placesLeft[item];
    if (places === 0) die(search, cell);
    else if (places === 1) awaitLastPlace(search, bases[b], index);
  }
}

function awaitLastDigit(search: Search, cell: Cell): void {
  const { alive, tables } = search;
  let candidate = cell * tables.size;
  while (alive[candidate] === 0) candidate++;
  search.waiting[search.waitingCount++] = candidate;
}

function awaitLastPlace(search: Search, base: number, index: number): void {
  const { alive, tables, digits } = search;
  const { size, houseCells } = tables;
  let at = base;
  while (alive[houseCells[at] * size + index] === 0) at++;
  if (digits[houseCells[at]] === 0) search.waiting[search.waitingCount++] = houseCells[at] * size + index;
}

function die(search: Search, cell: Cell): void {
  search.dead = true;
  search.blame[cell]++;
}

function guess(search: Search, candidate: number): void {
  const at = search.depth++ * 3;
  search.decisions[at] = candidate;
  search.decisions[at + 1] = search.eliminatedCount;
  search.decisions[at + 2] = search.placedCount;
  search.waiting[search.waitingCount++] = candidate;
  search.guesses++;
}

/** Takes back the last decision and rules its candidate out. False when there is none left. */
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
  search.waitingCount = 0;
  search.dead = false;
}

/**
 * The next guess: in the cell, or for the digit and house, with the fewest possibilities; among equals where
 * branches died most often.
 */
function chooseCandidate(search: Search): number {
  const { tables, digits, digitsLeft, blame, alive } = search;
  const { size, cellCount } = tables;
  let best = -1;
  let bestScore = Infinity;
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell] !== 0) continue;
    const score = digitsLeft[cell] / blame[cell];
    if (score < bestScore) {
      bestScore = score;
      best = cell;
    }
  }
  let candidate = best * size;
  while (alive[candidate] === 0) candidate++;
  return candidate;
}

const tablesByGeometry = new WeakMap<Geometry, Tables>();

function tablesOf(geometry: Geometry): Tables {
  const known = tablesByGeometry.get(geometry);
  if (known) return known;
  const { size, houses, housesOf, peers } = geometry;
  const full = houses.flatMap((house, index) => (house.full ? [index] : []));
  const rank = new Map(full.map((house, index) => [house, index]));
  const basesOf = housesOf.map((list) =>
    list.flatMap((house) => (rank.has(house) ? [rank.get(house)! * size] : [])),
  );
  const tables: Tables = {
    size,
    cellCount: peers.length,
    peerStart: startsOf(peers),
    peers: Int32Array.from(peers.flat()),
    baseStart: startsOf(basesOf),
    bases: Int32Array.from(basesOf.flat()),
    houseCells: Int32Array.from(full.flatMap((house) => houses[house].cells)),
    fullHouses: full.length,
  };
  tablesByGeometry.set(geometry, tables);
  return tables;
}

function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => (starts[index + 1] = starts[index] + list.length));
  return starts;
}
