/**
 * Forcing chains with several branches: contradictions, double chains, cell and house chains; Nishio, multiple, dynamic
 * and nested. One run per assumption is used for every conclusion that needs it. Order is the specification here,
 * Sudoku Explainer's: not merged with logic's or HoDoKu's, which differ.
 */
import {
  bitsOf,
  type Board,
  CANDIDATES,
  CELLS,
  COUNT,
  HOUSE_CELLS,
  HOUSE_OF,
  lowest,
  PLACE_OF,
} from '../board.ts';
import { createAll, type FindingSink } from './finding.ts';
import { createFollower, FALSE_LANE, type Follower, type FollowOptions, WORDS } from './follow.ts';
import { createForcingChains } from './forcing-chains.ts';
import { followPatterns } from './patterns.ts';
import { lengthRating, nestedProofs, type Proof, type ProofKind, SORT_KEY } from './proof.ts';
import { ruledOutFor } from './ruled-out.ts';

export interface NetOptions {
  /** Whether cell and house chains may have three or more branches. */
  readonly isMultiple: boolean;
  /** Whether conclusions may depend on several candidates that were ruled out before. */
  readonly isDynamic: boolean;
  /** Whether to follow only one digit and find only contradictions. */
  readonly isNishio: boolean;
  /**
   * The techniques allowed inside the chains: 0 singles; 1 also locking, pairs and X-Wings; 2 also forcing chains; 3
   * also multiple chains; 4 dynamic chains instead of those two; 5 also dynamic chains with forcing chains in them.
   */
  readonly level: number;
  /** At level 4, the level of the inner dynamic chains; default 0. */
  readonly innerLevel?: number;
}

/** Offers its findings on a board to a sink. When stopped, it ends soon with incomplete findings. */
export type ChainSearch = (board: Board, sink: FindingSink, shouldStop?: () => boolean) => void;

/** A search of one kind, and its current board. */
interface Net {
  readonly options: NetOptions;
  readonly baseRating: number;
  readonly follower: Follower;
  /** The last search in which each candidate was followed. */
  readonly ranIn: Int32Array;
  searchCount: number;
  /** Set before each search. */
  board: Board;
  sink: FindingSink;
  shouldStop: () => boolean;
  /** The conclusions shared by all branches, first the true, then the false ones, as bits. */
  readonly shared: Int32Array;
  /** The lanes that are compared. */
  readonly branches: Int32Array;
}

export function createNets(options: NetOptions): ChainSearch {
  const { isDynamic, isNishio } = options;
  const advance = advanceOf(options, () => net.shouldStop());
  const net: Net = {
    options,
    baseRating: baseRatingOf(options),
    follower: createFollower({ isDynamic, usesCells: !isNishio, advance }),
    ranIn: new Int32Array(CANDIDATES),
    searchCount: 0,
    board: undefined!,
    sink: undefined!,
    shouldStop: never,
    shared: new Int32Array(2 * WORDS),
    branches: new Int32Array(9),
  };
  return (board, sink, shouldStop = never) => {
    net.board = board;
    net.sink = sink;
    net.shouldStop = shouldStop;
    search(net);
  };
}

function search(net: Net): void {
  const { options, board, shouldStop } = net;
  net.searchCount++;
  net.follower.begin(board);
  const fewest = options.isDynamic ? 2 : 3;
  for (let cell = 0; cell < CELLS; cell++) {
    const digits = board.cells[cell];
    const count = COUNT[digits];
    if (count < fewest) continue;
    if (shouldStop()) return;
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const candidate = cell * 9 + lowest(rest);
      assumeTrue(net, candidate);
      if (options.isDynamic) contradictions(net, candidate, digits, count);
      if (!options.isNishio) for (let kind = 0; kind < 3; kind++) fromHouse(net, cell, candidate % 9, kind);
    }
    if (!options.isNishio && (count === 2 || options.isMultiple)) fromCell(net, cell, digits);
  }
}

/** Follows a candidate once per search. */
function assumeTrue(net: Net, candidate: number): void {
  const { ranIn, searchCount, follower } = net;
  if (ranIn[candidate] === searchCount) return;
  ranIn[candidate] = searchCount;
  follower.run(candidate, candidate * 2 + 1, deepest(net));
}

/** The maximum useful depth. There are at least two branches, so a deeper conclusion cannot beat the best finding. */
function deepest(net: Net): number {
  const { sink, baseRating } = net;
  const most = sink.mostComplex(baseRating);
  return most > 2000 ? 2000 : most;
}

function contradictions(net: Net, candidate: number, digits: number, count: number): void {
  const { follower, branches, options } = net;
  const { contradictionTrue, contradictionFalse } = follower;
  follower.run(FALSE_LANE, candidate * 2, deepest(net));
  if (contradictionTrue[candidate] >= 0) {
    offerPair(
      net,
      'contradiction',
      contradictionTrue[candidate],
      contradictionFalse[candidate],
      [candidate],
      -1,
    );
  }
  if (contradictionTrue[FALSE_LANE] >= 0) {
    const others = othersOf(candidate, digits);
    offerPair(
      net,
      'contradiction',
      contradictionTrue[FALSE_LANE],
      contradictionFalse[FALSE_LANE],
      others,
      candidate,
    );
  }
  if (count >= 3 && !options.isNishio) {
    branches[0] = candidate;
    branches[1] = FALSE_LANE;
    offerShared(net, 'double', 2, candidate);
  }
  follower.forget(FALSE_LANE);
}

function fromHouse(net: Net, cell: number, digit: number, kind: number): void {
  const { board, branches, options } = net;
  const house = HOUSE_OF[cell * 3 + kind] * 9;
  const there = board.places[house + digit];
  const count = COUNT[there];
  // A house is searched from its first place, so not at all if that place is not searched.
  if (count < 2 || (count > 2 && !options.isMultiple) || lowest(there) !== PLACE_OF[cell * 3 + kind]) return;
  let used = 0;
  for (let rest = there; rest !== 0; rest &= rest - 1) {
    const candidate = HOUSE_CELLS[house + lowest(rest)] * 9 + digit;
    assumeTrue(net, candidate);
    branches[used++] = candidate;
  }
  offerShared(net, 'house', used, house / 9);
}

function fromCell(net: Net, cell: number, digits: number): void {
  const { branches } = net;
  let used = 0;
  for (let rest = digits; rest !== 0; rest &= rest - 1) branches[used++] = cell * 9 + lowest(rest);
  offerShared(net, 'cell', used, cell);
}

/** Offers the conclusions shared by the first `used` branches, in the order of the first branch. */
function offerShared(net: Net, kind: ProofKind, used: number, home: number): void {
  const { follower, shared, branches } = net;
  const { firstEntry, endEntry, trueBits, falseBits } = follower;
  let any = 0;
  for (let word = 0; word < WORDS; word++) {
    let on = -1;
    let off = -1;
    for (let b = 0; b < used; b++) {
      on &= trueBits[branches[b] * WORDS + word];
      off &= falseBits[branches[b] * WORDS + word];
    }
    shared[word] = on;
    shared[WORDS + word] = off;
    any |= on | off;
  }
  if (any === 0) return;
  for (let state = 1; state >= 0; state--) {
    const bits = state === 1 ? 0 : WORDS;
    const first = branches[0];
    for (let entry = firstEntry[first]; entry < endEntry[first]; entry++) {
      const node = follower.nodeOf(entry);
      if ((node & 1) !== state) continue;
      const candidate = node >> 1;
      if (!((shared[bits + (candidate >> 5)] >>> (candidate & 31)) & 1)) continue;
      // The last entry of a contradiction is not part of the run.
      if (follower.entryOf(first, node) === entry) offerTarget(net, kind, used, home, node);
    }
  }
}

function offerTarget(net: Net, kind: ProofKind, used: number, home: number, node: number): void {
  const { follower, board, branches, sink, baseRating, options } = net;
  const most = sink.mostComplex(baseRating);
  let complexity = 0;
  for (let b = 0; b < used; b++) {
    complexity += follower.depthOf(follower.entryOf(branches[b], node)) + 1;
  }
  if (complexity > most) return;
  const candidate = node >> 1;
  const digits = board.cells[Math.floor(candidate / 9)];
  if (node & 1 && (digits & (digits - 1)) === 0) return;
  if (options.isDynamic) {
    complexity = 0;
    for (let b = 0; b < used; b++) {
      complexity += follower.ancestors(follower.entryOf(branches[b], node), most - complexity);
      if (complexity > most) return;
    }
  }
  const entries = Array.from(branches.subarray(0, used), (lane) => follower.entryOf(lane, node));
  const removed = node & 1 ? othersOf(candidate, digits) : [candidate];
  offer(net, kind, entries, complexity, removed, node & 1 ? candidate : -1, home);
}

function offerPair(
  net: Net,
  kind: ProofKind,
  first: number,
  second: number,
  removed: readonly number[],
  placed: number,
): void {
  const { follower, sink, baseRating } = net;
  const most = sink.mostComplex(baseRating);
  if (follower.depthOf(first) + follower.depthOf(second) + 2 > most) return;
  let complexity = follower.ancestors(first, most);
  if (complexity < most) complexity += follower.ancestors(second, most - complexity);
  else return;
  if (complexity <= most) offer(net, kind, [first, second], complexity, removed, placed, -1);
}

function offer(
  net: Net,
  kind: ProofKind,
  entries: readonly number[],
  flatComplexity: number,
  removed: readonly number[],
  placed: number,
  home: number,
): void {
  const { follower, sink, baseRating, options } = net;
  let complexity = flatComplexity;
  const trails = () => entries.map((entry) => follower.trail(entry));
  if (options.level >= 2) {
    for (const inner of nestedProofs(trails())) complexity += inner.complexity;
  }
  const prove = (): Proof => ({ kind, trails: trails(), complexity, ...(home >= 0 && { home }) });
  const rating = baseRating + lengthRating(complexity);
  sink.offer(rating, complexity, SORT_KEY[kind as keyof typeof SORT_KEY], removed, placed, prove);
}

function baseRatingOf({ isDynamic, isNishio, level }: NetOptions): number {
  if (level >= 2) return 9.5 + 0.5 * (level - 2);
  if (level > 0) return 8.5 + 0.5 * level;
  if (isNishio) return 7.5;
  return isDynamic ? 8.5 : 8.0;
}

/**
 * The way in which a chain advances when singles lead no further: by the first technique of its level that finds
 * something new.
 */
function advanceOf(
  { level, innerLevel = 0 }: NetOptions,
  shouldStop: () => boolean,
): FollowOptions['advance'] {
  if (level === 0) return undefined;
  const inner = innerSearches(level, innerLevel);
  return (now, before, emit) => {
    if (followPatterns(now, before, emit)) return true;
    for (const search of inner) {
      if (shouldStop()) return false;
      const all = createAll();
      search(now, all, shouldStop);
      let found = false;
      for (const { removed, proof } of all.sorted()) {
        const ruledOut = ruledOutFor(proof!, now, before);
        // A finding that needs no ruled-out candidate is valid without the outer chain.
        if (ruledOut.length === 0) continue;
        found = true;
        for (const candidate of removed) emit(candidate, ruledOut, { kind: 'chains', proof: proof! });
      }
      if (found) return true;
    }
    return false;
  };
}

function innerSearches(level: number, innerLevel: number): ChainSearch[] {
  const multiple = { isMultiple: true, isDynamic: false, isNishio: false, level: 0 };
  const dynamic = { isMultiple: true, isDynamic: true, isNishio: false };
  if (level < 2) return [];
  if (level === 2) return [createForcingChains()];
  if (level === 3) return [createForcingChains(), createNets(multiple)];
  if (level === 4) return [createNets({ ...dynamic, level: innerLevel })];
  return [createNets({ ...dynamic, level: 0 }), createNets({ ...dynamic, level: level - 3 })];
}

function never(): boolean {
  return false;
}

function othersOf(candidate: number, digits: number): number[] {
  const digit = candidate % 9;
  return bitsOf(digits & ~(1 << digit)).map((other) => candidate - digit + other);
}
