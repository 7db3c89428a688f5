/**
 * What follows from one assumption, breadth first, on a board of its own: a digit put into a cell takes its peers
 * and the cell's other digits; the last digit of a cell or place of a house must then be true. Dynamic chains use what
 * they have ruled out so far, and remember by which of it each conclusion came about.
 *
 * All runs of one search share growing arrays. An entry is one conclusion; entries of a run are in the order in
 * which they were drawn. Only this module writes them.
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
import type { Emit } from './patterns.ts';
import { CAUSE, type Pattern, type Trail } from './proof.ts';

export interface FollowOptions {
  readonly isDynamic: boolean;
  /** Whether links within cells are used; Nishio chains follow one digit only. */
  readonly usesCells: boolean;
  /** Asked for more when nothing else follows; says whether it emitted anything. */
  readonly advance?: (now: Board, before: Board, emit: Emit) => boolean;
}

/** A run's lane in the arrays: one for each candidate assumed true, one for those assumed false. */
export const FALSE_LANE = CANDIDATES;
const LANES = CANDIDATES + 1;
const NODES = CANDIDATES * 2;
export const WORDS = Math.ceil(CANDIDATES / 32);

export interface Follower {
  /** Forgets all runs and takes a board; it must not change until the last run on it. */
  begin(board: Board): void;
  /** Follows a node. What is deeper than `limit` may be left out where it can have no effect on the rest. */
  run(lane: number, node: number, limit: number): void;
  /** Gives back what a run took, so that the next one uses it. Only for the latest run. */
  forget(lane: number): void;
  /** The entry of a node in a run, or -1. */
  entryOf(lane: number, node: number): number;
  readonly firstEntry: Int32Array;
  readonly endEntry: Int32Array;
  /** The two entries that contradict each other: true, then false; -1 where there is no contradiction. */
  readonly clashTrue: Int32Array;
  readonly clashFalse: Int32Array;
  /** What is true, and false, as bits: `WORDS` words per lane. */
  readonly trueBits: Int32Array;
  readonly falseBits: Int32Array;
  nodeOf(entry: number): number;
  /** Steps from the assumption by the longest way; a bound from below for the number of ancestors. */
  depthOf(entry: number): number;
  /** How many conclusions an entry rests on, itself included; more than `most` counts as `most + 1`. */
  ancestors(entry: number, most: number): number;
  trail(entry: number): Trail;
}

export function createFollower({ isDynamic, usesCells, advance }: FollowOptions): Follower {
  let node = new Int16Array(1 << 16);
  let cause = new Uint8Array(1 << 16);
  let depth = new Int16Array(1 << 16);
  let parentStart = new Int32Array((1 << 16) + 1);
  let seen = new Int32Array(1 << 16);
  let parents = new Int32Array(1 << 18);
  const patterns = new Map<number, Pattern>();
  let used = 0;
  let seenRound = 0;
  const stack = new Int32Array(1 << 14);

  /** At `lane * NODES + node` the entry relative to the run's first one, or -1. */
  const at = new Int16Array(LANES * NODES);
  const firstEntry = new Int32Array(LANES);
  const endEntry = new Int32Array(LANES);
  const clashTrue = new Int32Array(LANES);
  const clashFalse = new Int32Array(LANES);
  const trueBits = new Int32Array(LANES * WORDS);
  const falseBits = new Int32Array(LANES * WORDS);

  const trueQueue = new Int32Array(NODES);
  const falseQueue = new Int32Array(NODES);
  const ownCells = new Uint16Array(81);
  const ownPlaces = new Uint16Array(27 * 9);
  let before: Board;
  let now: Board;
  let cells: Uint16Array = ownCells;
  let places: Uint16Array = ownPlaces;

  // The state of the run under way.
  let lane = 0;
  let base = 0;
  let first = 0;
  let trueEnd = 0;
  let falseEnd = 0;
  let limit = 0;
  /** Entries in the queues that are not too deep to matter. */
  let live = 0;

  function begin(board: Board): void {
    before = board;
    used = 0;
    parentStart[0] = 0;
    patterns.clear();
    if (isDynamic) now = { ...board, cells: ownCells, places: ownPlaces };
    else {
      cells = board.cells;
      places = board.places;
    }
  }

  function reserve(): void {
    if (used + NODES + 8 > node.length) {
      node = grown(node, new Int16Array(node.length * 2));
      cause = grown(cause, new Uint8Array(cause.length * 2));
      depth = grown(depth, new Int16Array(depth.length * 2));
      parentStart = grown(parentStart, new Int32Array(parentStart.length * 2));
      seen = grown(seen, new Int32Array(seen.length * 2));
    }
  }

  function pushParent(index: number, entry: number): number {
    if (index === parents.length) parents = grown(parents, new Int32Array(parents.length * 2));
    parents[index] = entry;
    return index + 1;
  }

  /** Appends an entry whose parents stand up to `parentsEnd`. */
  function append(which: number, why: number, parentsEnd: number): number {
    const entry = used++;
    node[entry] = which;
    cause[entry] = why;
    let deepest = -1;
    for (let p = parentStart[entry]; p < parentsEnd; p++) {
      if (depth[parents[p]] > deepest) deepest = depth[parents[p]];
    }
    depth[entry] = deepest + 1;
    parentStart[used] = parentsEnd;
    return entry;
  }

  function register(entry: number): void {
    const which = node[entry];
    at[base + which] = entry - first;
    const candidate = which >> 1;
    const word = lane * WORDS + (candidate >> 5);
    if (which & 1) {
      trueBits[word] |= 1 << (candidate & 31);
      trueQueue[trueEnd++] = entry;
    } else {
      falseBits[word] |= 1 << (candidate & 31);
      falseQueue[falseEnd++] = entry;
    }
    if (depth[entry] < limit) live++;
  }

  /** A candidate falls because `parent` is true. Returns whether that is a contradiction. */
  function fall(candidate: number, parent: number, why: number): boolean {
    const known = at[base + candidate * 2 + 1];
    if (known >= 0) {
      clashTrue[lane] = first + known;
      clashFalse[lane] = append(candidate * 2, why, pushParent(parentStart[used], parent));
      return true;
    }
    if (at[base + candidate * 2] < 0) {
      register(append(candidate * 2, why, pushParent(parentStart[used], parent)));
    }
    return false;
  }

  function followTrue(entry: number): boolean {
    const candidate = node[entry] >> 1;
    const cell = (candidate / 9) | 0;
    const digit = candidate - cell * 9;
    if (usesCells) {
      for (let rest = cells[cell] & ~(1 << digit); rest !== 0; rest &= rest - 1) {
        if (fall(cell * 9 + lowest(rest), entry, CAUSE.cell)) return true;
      }
    }
    const m = cell * 3;
    const block = HOUSE_OF[m] * 9;
    for (let rest = places[block + digit] & ~(1 << PLACE_OF[m]); rest !== 0; rest &= rest - 1) {
      if (fall(HOUSE_CELLS[block + lowest(rest)] * 9 + digit, entry, CAUSE.block)) return true;
    }
    const row = HOUSE_OF[m + 1] * 9;
    const column = HOUSE_OF[m + 2] * 9;
    for (let rest = places[row + digit] & ~IN_BLOCK[m + 1]; rest !== 0; rest &= rest - 1) {
      if (fall(HOUSE_CELLS[row + lowest(rest)] * 9 + digit, entry, CAUSE.row)) return true;
    }
    for (let rest = places[column + digit] & ~IN_BLOCK[m + 2]; rest !== 0; rest &= rest - 1) {
      if (fall(HOUSE_CELLS[column + lowest(rest)] * 9 + digit, entry, CAUSE.column)) return true;
    }
    return false;
  }

  /** A candidate is left alone because `parent` is false. Returns whether that is a contradiction. */
  function remain(candidate: number, parent: number, why: number): boolean {
    const known = at[base + candidate * 2];
    if (known < 0 && at[base + candidate * 2 + 1] >= 0) return false;
    let end = pushParent(parentStart[used], parent);
    if (isDynamic) end = pushRuledOut(end, candidate, why);
    const entry = append(candidate * 2 + 1, why, end);
    if (known >= 0) {
      clashTrue[lane] = entry;
      clashFalse[lane] = first + known;
      return true;
    }
    register(entry);
    return false;
  }

  /** The candidates that had to go before this one was left alone. */
  function pushRuledOut(start: number, candidate: number, why: number): number {
    let end = start;
    const cell = (candidate / 9) | 0;
    const digit = candidate - cell * 9;
    if (why === CAUSE.cell) {
      for (let rest = before.cells[cell] & ~cells[cell]; rest !== 0; rest &= rest - 1) {
        end = pushParent(end, first + at[base + (cell * 9 + lowest(rest)) * 2]);
      }
      return end;
    }
    const house = HOUSE_OF[cell * 3 + why - CAUSE.block] * 9;
    for (let rest = before.places[house + digit] & ~places[house + digit]; rest !== 0; rest &= rest - 1) {
      end = pushParent(end, first + at[base + (HOUSE_CELLS[house + lowest(rest)] * 9 + digit) * 2]);
    }
    return end;
  }

  /** What a false candidate leaves alone is found before it is taken off the board, and noted after. */
  function followFalse(entry: number): boolean {
    const candidate = node[entry] >> 1;
    const cell = (candidate / 9) | 0;
    const digit = candidate - cell * 9;
    let inCell = -1;
    if (usesCells && COUNT[cells[cell]] === 2) inCell = cell * 9 + lowest(cells[cell] & ~(1 << digit));
    const inBlock = otherPlace(cell * 3, digit);
    let inRow = otherPlace(cell * 3 + 1, digit);
    let inColumn = otherPlace(cell * 3 + 2, digit);
    if (inRow === inBlock) inRow = -1;
    if (inColumn === inBlock || inColumn === inRow) inColumn = -1;
    if (inCell >= 0 && remain(inCell, entry, CAUSE.cell)) return true;
    if (inBlock >= 0 && remain(inBlock, entry, CAUSE.block)) return true;
    if (inRow >= 0 && remain(inRow, entry, CAUSE.row)) return true;
    if (inColumn >= 0 && remain(inColumn, entry, CAUSE.column)) return true;
    if (isDynamic) {
      cells[cell] &= ~(1 << digit);
      for (let m = cell * 3; m < cell * 3 + 3; m++) places[HOUSE_OF[m] * 9 + digit] &= ~(1 << PLACE_OF[m]);
    }
    return false;
  }

  function otherPlace(m: number, digit: number): number {
    const house = HOUSE_OF[m] * 9;
    const there = places[house + digit];
    if (COUNT[there] !== 2) return -1;
    const own = 1 << PLACE_OF[m];
    return HOUSE_CELLS[house + lowest(there & own ? there & ~own : there)] * 9 + digit;
  }

  const emit: Emit = (candidate, ruledOut, pattern) => {
    if (at[base + candidate * 2] >= 0) return;
    let end = parentStart[used];
    for (const parent of ruledOut) end = pushParent(end, first + at[base + parent * 2]);
    const entry = append(candidate * 2, CAUSE.pattern, end);
    patterns.set(entry, pattern);
    register(entry);
  };

  function run(ofLane: number, start: number, deepest: number): void {
    reserve();
    lane = ofLane;
    base = lane * NODES;
    first = used;
    limit = advance ? NODES : deepest;
    trueEnd = 0;
    falseEnd = 0;
    live = 0;
    at.fill(-1, base, base + NODES);
    trueBits.fill(0, lane * WORDS, lane * WORDS + WORDS);
    falseBits.fill(0, lane * WORDS, lane * WORDS + WORDS);
    clashTrue[lane] = -1;
    clashFalse[lane] = -1;
    firstEntry[lane] = first;
    if (isDynamic) {
      ownCells.set(before.cells);
      ownPlaces.set(before.places);
    }
    register(append(start, CAUSE.assumption, parentStart[used]));
    spread();
    endEntry[lane] = used;
  }

  function spread(): void {
    let trueHead = 0;
    let falseHead = 0;
    for (;;) {
      if (trueHead < trueEnd) {
        if (live === 0) return;
        const entry = trueQueue[trueHead++];
        if (depth[entry] < limit) live--;
        if (followTrue(entry)) return;
      } else if (falseHead < falseEnd) {
        if (live === 0) return;
        const entry = falseQueue[falseHead++];
        if (depth[entry] < limit) live--;
        if (followFalse(entry)) return;
      } else if (!advance || !advance(now, before, emit)) {
        return;
      }
    }
  }

  function ancestors(entry: number, most: number): number {
    const round = ++seenRound;
    let count = 1;
    let top = 0;
    seen[entry] = round;
    stack[top++] = entry;
    while (top > 0) {
      const one = stack[--top];
      for (let p = parentStart[one]; p < parentStart[one + 1]; p++) {
        const parent = parents[p];
        // The end of a contradiction is no part of the run; the same node may be there with other parents.
        if (seen[parent] === round || (node[parent] === node[entry] && parent !== entry)) continue;
        seen[parent] = round;
        stack[top++] = parent;
        if (++count > most) return count;
      }
    }
    return count;
  }

  function trail(entry: number): Trail {
    const order: number[] = [];
    const index = new Map<number, number>();
    for (let todo = [entry]; todo.length > 0;) {
      const next: number[] = [];
      for (const one of todo) {
        if (index.has(node[one])) continue;
        index.set(node[one], order.length);
        order.push(one);
        for (let p = parentStart[one]; p < parentStart[one + 1]; p++) next.push(parents[p]);
      }
      todo = next;
    }
    return {
      nodes: order.map((one) => node[one]),
      causes: order.map((one) => cause[one]),
      parents: order.map((one) =>
        Array.from(parents.subarray(parentStart[one], parentStart[one + 1]), (p) => index.get(node[p])!),
      ),
      patterns: order.map((one) => patterns.get(one)),
    };
  }

  return {
    begin,
    run,
    forget(which) {
      used = firstEntry[which];
      if (patterns.size === 0) return;
      for (let entry = used; entry < endEntry[which]; entry++) patterns.delete(entry);
    },
    entryOf: (which, ofNode) => {
      const relative = at[which * NODES + ofNode];
      return relative < 0 ? -1 : firstEntry[which] + relative;
    },
    firstEntry,
    endEntry,
    clashTrue,
    clashFalse,
    trueBits,
    falseBits,
    nodeOf: (entry) => node[entry],
    depthOf: (entry) => depth[entry],
    ancestors,
    trail,
  };
}

function grown<T extends Int16Array | Int32Array | Uint8Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
