/**
 * One run: the consequences of one assumption, breadth first, on its own board. A placed digit eliminates the cell's
 * other digits and the same digit in its peers; the last digit of a cell or last place in a house must then be true.
 */
import {
  type Board,
  CANDIDATES,
  COUNT,
  HOUSE_CELLS,
  HOUSE_OF,
  IN_BLOCK,
  lowest,
  PLACE_OF,
} from '../board.ts';
import { append, createEntries, type Entries, pushParent, reserve } from './entries.ts';
import type { Emit } from './patterns.ts';
import { CAUSE } from './proof.ts';

export interface FollowOptions {
  readonly isDynamic: boolean;
  /** Whether links within cells are used; Nishio chains follow one digit only. */
  readonly usesCells: boolean;
  /** Called for further conclusions when nothing else follows; returns whether it emitted any. */
  readonly advance?: (now: Board, before: Board, emit: Emit) => boolean;
}

/** The lane of runs that assume a candidate false. Each candidate assumed true has its own lane. */
export const FALSE_LANE = CANDIDATES;
const LANES = CANDIDATES + 1;
export const NODES = CANDIDATES * 2;
export const WORDS = Math.ceil(CANDIDATES / 32);

/** The current run, and the memory shared by all runs of a follower. */
export interface Run {
  readonly options: FollowOptions;
  readonly entries: Entries;
  /** At `lane * NODES + node`: the entry relative to the run's first entry, or -1. */
  readonly at: Int16Array;
  readonly firstEntry: Int32Array;
  readonly endEntry: Int32Array;
  /** The two entries that contradict each other, true and false; -1 if there is no contradiction. */
  readonly contradictionTrue: Int32Array;
  readonly contradictionFalse: Int32Array;
  /** The true and the false candidates as bits: `WORDS` words per lane. */
  readonly trueBits: Int32Array;
  readonly falseBits: Int32Array;
  readonly trueQueue: Int32Array;
  readonly falseQueue: Int32Array;
  /** For dynamic chains: the remaining candidates and places of the board. */
  readonly ownCells: Uint16Array;
  readonly ownPlaces: Uint16Array;
  /** The board before any assumption, and after the eliminations of the run. */
  before: Board | undefined;
  now: Board | undefined;
  cells: Uint16Array;
  places: Uint16Array;
  readonly emit: Emit;
  lane: number;
  /** The offset of the lane in `at`. */
  base: number;
  /** The run's first entry. */
  first: number;
  trueEnd: number;
  falseEnd: number;
  /** Entries this deep or deeper cannot matter. */
  limit: number;
  /** The number of entries in the queues that are not too deep to matter. */
  live: number;
}

export function createRun(options: FollowOptions): Run {
  const ownCells = new Uint16Array(81);
  const ownPlaces = new Uint16Array(27 * 9);
  const run: Run = {
    options,
    entries: createEntries(),
    at: new Int16Array(LANES * NODES),
    firstEntry: new Int32Array(LANES),
    endEntry: new Int32Array(LANES),
    contradictionTrue: new Int32Array(LANES),
    contradictionFalse: new Int32Array(LANES),
    trueBits: new Int32Array(LANES * WORDS),
    falseBits: new Int32Array(LANES * WORDS),
    trueQueue: new Int32Array(NODES),
    falseQueue: new Int32Array(NODES),
    ownCells,
    ownPlaces,
    before: undefined,
    now: undefined,
    cells: ownCells,
    places: ownPlaces,
    emit: (candidate, ruledOut, pattern) => {
      const { entries, at, base, first } = run;
      if (at[base + candidate * 2] >= 0) return;
      let end = entries.parentStart[entries.used];
      for (const parent of ruledOut) end = pushParent(entries, end, first + at[base + parent * 2]);
      const entry = append(entries, candidate * 2, CAUSE.pattern, end);
      entries.patterns.set(entry, pattern);
      register(run, entry);
    },
    lane: 0,
    base: 0,
    first: 0,
    trueEnd: 0,
    falseEnd: 0,
    limit: 0,
    live: 0,
  };
  return run;
}

/** Sets the board, which must not change until the last run on it. */
export function takeBoard(run: Run, board: Board): void {
  run.before = board;
  if (run.options.isDynamic) run.now = { ...board, cells: run.ownCells, places: run.ownPlaces };
  else {
    run.cells = board.cells;
    run.places = board.places;
  }
}

/** Follows a node. Entries deeper than `deepest` may be left out if they cannot affect the rest. */
export function follow(run: Run, lane: number, start: number, deepest: number): void {
  const { entries, options, before } = run;
  reserve(entries, NODES + 8);
  const base = lane * NODES;
  run.lane = lane;
  run.base = base;
  run.first = entries.used;
  run.limit = options.advance ? NODES : deepest;
  run.trueEnd = 0;
  run.falseEnd = 0;
  run.live = 0;
  run.at.fill(-1, base, base + NODES);
  run.trueBits.fill(0, lane * WORDS, lane * WORDS + WORDS);
  run.falseBits.fill(0, lane * WORDS, lane * WORDS + WORDS);
  run.contradictionTrue[lane] = -1;
  run.contradictionFalse[lane] = -1;
  run.firstEntry[lane] = run.first;
  if (options.isDynamic) {
    run.ownCells.set(before!.cells);
    run.ownPlaces.set(before!.places);
  }
  register(run, append(entries, start, CAUSE.assumption, entries.parentStart[entries.used]));
  spread(run);
  run.endEntry[lane] = entries.used;
}

function spread(run: Run): void {
  const { entries, options, trueQueue, falseQueue, limit, emit } = run;
  const { depth } = entries;
  let trueHead = 0;
  let falseHead = 0;
  for (;;) {
    if (trueHead < run.trueEnd) {
      if (run.live === 0) return;
      const entry = trueQueue[trueHead++];
      if (depth[entry] < limit) run.live--;
      if (followTrue(run, entry)) return;
    } else if (falseHead < run.falseEnd) {
      if (run.live === 0) return;
      const entry = falseQueue[falseHead++];
      if (depth[entry] < limit) run.live--;
      if (followFalse(run, entry)) return;
    } else if (!options.advance || !options.advance(run.now!, run.before!, emit)) {
      return;
    }
  }
}

function register(run: Run, entry: number): void {
  const { entries, lane } = run;
  const which = entries.node[entry];
  run.at[run.base + which] = entry - run.first;
  const candidate = which >> 1;
  const word = lane * WORDS + (candidate >> 5);
  if (which & 1) {
    run.trueBits[word] |= 1 << (candidate & 31);
    run.trueQueue[run.trueEnd++] = entry;
  } else {
    run.falseBits[word] |= 1 << (candidate & 31);
    run.falseQueue[run.falseEnd++] = entry;
  }
  if (entries.depth[entry] < run.limit) run.live++;
}

/** Makes a candidate false because `parent` is true. Returns whether that is a contradiction. */
function fall(run: Run, candidate: number, parent: number, why: number): boolean {
  const { at, base, entries } = run;
  const known = at[base + candidate * 2 + 1];
  if (known < 0 && at[base + candidate * 2] >= 0) return false;
  const parentsEnd = pushParent(entries, entries.parentStart[entries.used], parent);
  const entry = append(entries, candidate * 2, why, parentsEnd);
  if (known >= 0) {
    run.contradictionTrue[run.lane] = run.first + known;
    run.contradictionFalse[run.lane] = entry;
    return true;
  }
  register(run, entry);
  return false;
}

function followTrue(run: Run, entry: number): boolean {
  const { cells, places } = run;
  const candidate = run.entries.node[entry] >> 1;
  const cell = (candidate / 9) | 0;
  const digit = candidate - cell * 9;
  if (run.options.usesCells) {
    for (let rest = cells[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
      if (fall(run, cell * 9 + lowest(rest), entry, CAUSE.cell)) return true;
    }
  }
  const m = cell * 3;
  const block = HOUSE_OF[m] * 9;
  for (let rest = places[block + digit] & ~(1 << PLACE_OF[m]); rest !== 0; rest &= rest - 1) {
    if (fall(run, HOUSE_CELLS[block + lowest(rest)] * 9 + digit, entry, CAUSE.block)) return true;
  }
  const row = HOUSE_OF[m + 1] * 9;
  const column = HOUSE_OF[m + 2] * 9;
  for (let rest = places[row + digit] & ~IN_BLOCK[m + 1]; rest !== 0; rest &= rest - 1) {
    if (fall(run, HOUSE_CELLS[row + lowest(rest)] * 9 + digit, entry, CAUSE.row)) return true;
  }
  for (let rest = places[column + digit] & ~IN_BLOCK[m + 2]; rest !== 0; rest &= rest - 1) {
    if (fall(run, HOUSE_CELLS[column + lowest(rest)] * 9 + digit, entry, CAUSE.column)) return true;
  }
  return false;
}

/** Makes a candidate true, as the only one left, because `parent` is false. Returns whether that is a contradiction. */
function remain(run: Run, candidate: number, parent: number, why: number): boolean {
  const { at, base, entries } = run;
  const known = at[base + candidate * 2];
  if (known < 0 && at[base + candidate * 2 + 1] >= 0) return false;
  let end = pushParent(entries, entries.parentStart[entries.used], parent);
  if (run.options.isDynamic) end = pushRuledOut(run, end, candidate, why);
  const entry = append(entries, candidate * 2 + 1, why, end);
  if (known >= 0) {
    run.contradictionTrue[run.lane] = entry;
    run.contradictionFalse[run.lane] = run.first + known;
    return true;
  }
  register(run, entry);
  return false;
}

/** Adds as parents the candidates that had to be eliminated before this one was the only one left. */
function pushRuledOut(run: Run, start: number, candidate: number, why: number): number {
  const { entries, at, base, first, cells, places } = run;
  const before = run.before!;
  let end = start;
  const cell = (candidate / 9) | 0;
  const digit = candidate - cell * 9;
  if (why === CAUSE.cell) {
    for (let rest = before.cells[cell] & ~cells[cell]; rest !== 0; rest &= rest - 1) {
      end = pushParent(entries, end, first + at[base + (cell * 9 + lowest(rest)) * 2]);
    }
    return end;
  }
  const house = HOUSE_OF[cell * 3 + why - CAUSE.block] * 9;
  for (let rest = before.places[house + digit] & ~places[house + digit]; rest !== 0; rest &= rest - 1) {
    end = pushParent(entries, end, first + at[base + (HOUSE_CELLS[house + lowest(rest)] * 9 + digit) * 2]);
  }
  return end;
}

/** Finds the singles left by a false candidate, records them, and then removes the candidate from the board. */
function followFalse(run: Run, entry: number): boolean {
  const { cells, places, options } = run;
  const candidate = run.entries.node[entry] >> 1;
  const cell = (candidate / 9) | 0;
  const digit = candidate - cell * 9;
  let inCell = -1;
  if (options.usesCells && COUNT[cells[cell]] === 2) inCell = cell * 9 + lowest(cells[cell] & ~(1 << digit));
  const inBlock = otherPlace(places, cell * 3, digit);
  let inRow = otherPlace(places, cell * 3 + 1, digit);
  let inColumn = otherPlace(places, cell * 3 + 2, digit);
  if (inRow === inBlock) inRow = -1;
  if (inColumn === inBlock || inColumn === inRow) inColumn = -1;
  if (inCell >= 0 && remain(run, inCell, entry, CAUSE.cell)) return true;
  if (inBlock >= 0 && remain(run, inBlock, entry, CAUSE.block)) return true;
  if (inRow >= 0 && remain(run, inRow, entry, CAUSE.row)) return true;
  if (inColumn >= 0 && remain(run, inColumn, entry, CAUSE.column)) return true;
  if (options.isDynamic) {
    cells[cell] &= ~(1 << digit);
    for (let m = cell * 3; m < cell * 3 + 3; m++) places[HOUSE_OF[m] * 9 + digit] &= ~(1 << PLACE_OF[m]);
  }
  return false;
}

/** The other of two places of a digit in a house, or -1. */
function otherPlace(places: Uint16Array, m: number, digit: number): number {
  const house = HOUSE_OF[m] * 9;
  const there = places[house + digit];
  if (COUNT[there] !== 2) return -1;
  const own = 1 << PLACE_OF[m];
  return HOUSE_CELLS[house + lowest(there & own ? there & ~own : there)] * 9 + digit;
}
