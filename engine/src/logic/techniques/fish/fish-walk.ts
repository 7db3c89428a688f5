/**
 * The search for fish on one board of one digit.
 *
 * k base houses are chosen in order, then k cover houses among the others. A candidate in two bases is an endo-fin; a
 * candidate in a base and no cover is a fin. A candidate in a cover and no base, or in two covers, is eliminated if it
 * sees all fins.
 *
 * The search is guided by the possible eliminations. If such a candidate e were true, no peer of e would be: the
 * remaining candidates of the bases must lie in the covers, and the covers that contain e are used up. So k bases must
 * fit into fewer than k covers, which fails for nearly all choices after a few bit operations.
 */
import { spend } from '../../../stopping.ts';
import { bitCount, lowestBit } from '../../cell-set.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import type { BoardIndex } from '../../board-index.ts';
import type { FishBoard } from './fish-board.ts';

/** A fish that eliminates something. Houses are indices on the board, ascending; the rest are cells. */
export interface FoundFish {
  readonly bases: readonly number[];
  readonly covers: readonly number[];
  readonly body: readonly number[];
  readonly fins: readonly number[];
  readonly endoFins: readonly number[];
  readonly eliminated: readonly number[];
}

export interface FishLimits {
  readonly size: number;
  /** 0 for fish without fins; above 0, only fish with fins are found. */
  readonly maxFins: number;
  readonly maxEndoFins: number;
  /** `targets`: only fish that eliminate; `shape`: all. Default: `targets` if fins are allowed, otherwise `shape`. */
  readonly ledBy?: 'targets' | 'shape';
}

/** The state of a search and its buffers. */
export interface FishWalk {
  board: FishBoard;
  words: number;
  size: number;
  maxFins: number;
  maxEndoFins: number;
  ledBy: 'targets' | 'shape';
  /** The houses that may be bases, in order. */
  readonly baseList: Int32Array;
  baseCount: number;
  /** 1 for the houses that may be covers. */
  readonly mayCover: Uint8Array;
  /** The chosen indices in `baseList`, by depth. */
  readonly chosen: Int32Array;
  depth: number;
  /**
   * By depth, `words` each: the candidates of the bases, the endo-fins, and the candidates that may still be
   * eliminated.
   */
  readonly held: Int32Array;
  readonly endo: Int32Array;
  readonly live: Int32Array;
  /** Not 0 for houses that cannot be chosen as covers at the moment: bases, chosen covers, tried ones. */
  readonly taken: Uint8Array;
  readonly covers: Int32Array;
  coverCount: number;
  /** By depth of the cover search: the candidates that are not covered yet. */
  readonly rest: Int32Array;
  /** Temporary sets. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly third: Int32Array;
  /** The fish with the chosen bases. */
  readonly found: FoundFish[];
  /** The number of operations so far, and the number after which the walk ends; 0 once it should stop. */
  effort: number;
  mostEffort: number;
  shouldStop: () => boolean;
}

const MAX_BASES = 7;

/**
 * An idle walk from the pool of the search, since buffers cost more than most searches. Return it with `giveBackWalk`.
 */
export function takeWalk(context: FinderContext, board: FishBoard): FishWalk {
  return read(context, IDLE_WALKS).pop() ?? createFishWalk(context.tables, board);
}

export function giveBackWalk(context: FinderContext, walk: FishWalk): void {
  walk.taken.fill(0);
  read(context, IDLE_WALKS).push(walk);
}

const IDLE_WALKS: SharedData<FishWalk[]> = { create: () => [], refresh: (walks) => walks };

function createFishWalk({ words, houseCount }: BoardIndex, board: FishBoard): FishWalk {
  const set = (depths: number): Int32Array => new Int32Array(depths * words);
  return {
    board,
    words,
    size: 0,
    maxFins: 0,
    maxEndoFins: 0,
    ledBy: 'targets',
    baseList: new Int32Array(houseCount),
    baseCount: 0,
    mayCover: new Uint8Array(houseCount),
    chosen: new Int32Array(MAX_BASES + 1),
    depth: -1,
    held: set(MAX_BASES + 1),
    endo: set(MAX_BASES + 1),
    live: set(MAX_BASES + 1),
    taken: new Uint8Array(houseCount),
    covers: new Int32Array(MAX_BASES),
    coverCount: 0,
    rest: set(MAX_BASES + 1),
    first: set(1),
    second: set(1),
    third: set(1),
    found: [],
    effort: 0,
    mostEffort: Infinity,
    shouldStop: () => false,
  };
}

/**
 * Maximum number of operations of a walk that is to find one step, about a second. Ordinary boards need a tenth of it
 * for the largest fish; samurai and 25×25 boards would take hours.
 */
const EFFORT_FOR_ONE = 300_000;
/** Number of operations between checks of `shouldStop`. */
const PATIENCE = 4096;
/** Number of operations that are counted together, and the work of each. */
const OFTEN = 64;
const WORK_OF_OPERATION = 20;

/** Counts an operation. True if the walk must end, because it was stopped or took too long. */
export function isSpent(walk: FishWalk): boolean {
  if (++walk.effort % OFTEN === 0) spend(OFTEN * WORK_OF_OPERATION);
  if (walk.effort % PATIENCE === 0 && walk.shouldStop()) walk.mostEffort = 0;
  return walk.effort > walk.mostEffort;
}

/** Starts choosing bases from the current `baseList`. */
export function startFish(
  context: FinderContext,
  walk: FishWalk,
  board: FishBoard,
  limits: FishLimits,
): void {
  walk.effort = 0;
  walk.mostEffort = context.options.extent === 'cheapest' ? EFFORT_FOR_ONE : Infinity;
  walk.shouldStop = context.shouldStop;
  const { words, targets } = board;
  walk.board = board;
  walk.words = words;
  walk.size = limits.size;
  walk.maxFins = limits.maxFins;
  walk.maxEndoFins = limits.maxEndoFins;
  walk.ledBy = limits.ledBy ?? (limits.maxFins > 0 ? 'targets' : 'shape');
  walk.depth = walk.baseCount < limits.size ? -1 : 0;
  walk.chosen[0] = -1;
  for (let w = 0; w < words; w++) {
    walk.held[w] = 0;
    walk.endo[w] = 0;
    walk.live[w] = targets[w];
  }
}

/** Advances to the next bases that could belong to a fish; false if there are none. */
export function advanceBases(walk: FishWalk): boolean {
  const { chosen, baseList, baseCount, size } = walk;
  while (walk.depth >= 0) {
    if (isSpent(walk)) return false;
    const depth = walk.depth;
    const at = ++chosen[depth];
    if (at > baseCount - size + depth) {
      walk.depth--;
      continue;
    }
    if (!addBase(walk, depth, baseList[at])) continue;
    if (depth === size - 1) return true;
    chosen[depth + 1] = at;
    walk.depth++;
  }
  return false;
}

/** Adds a base to those above `depth`; false if no fish can contain them. */
function addBase(walk: FishWalk, depth: number, house: number): boolean {
  const { words, board, held, endo, maxEndoFins } = walk;
  const at = depth * words;
  let endoFins = 0;
  for (let w = 0; w < words; w++) {
    const mask = board.masks[house * words + w];
    const overlap = held[at + w] & mask;
    held[at + words + w] = held[at + w] | mask;
    endo[at + words + w] = endo[at + w] | overlap;
    endoFins += bitCount(endo[at + words + w]);
  }
  if (endoFins > maxEndoFins) return false;
  if (walk.ledBy === 'targets') return keepTargets(walk, depth);
  for (let w = 0; w < words; w++) walk.first[w] = held[at + words + w];
  return needsAtMost(walk, walk.first, walk.size + walk.maxFins);
}

/**
 * Keeps the targets that see all endo-fins and whose non-peers in the bases might fit into k − 1 covers. Returns
 * whether any remain.
 */
function keepTargets(walk: FishWalk, depth: number): boolean {
  const { words, board, held, endo, live, first } = walk;
  const next = (depth + 1) * words;
  let any = 0;
  for (let w = 0; w < words; w++) {
    let kept = 0;
    for (let bits = live[next - words + w]; bits !== 0; bits &= bits - 1) {
      const target = (w << 5) + lowestBit(bits);
      const seen = target * words;
      let isSeen = true;
      for (let v = 0; v < words; v++) {
        if ((endo[next + v] & ~board.peers[seen + v]) !== 0) isSeen = false;
        first[v] = held[next + v] & ~board.peers[seen + v];
      }
      if (!isSeen) continue;
      first[w] &= ~(bits & -bits);
      if (needsAtMost(walk, first, walk.size - 1)) kept |= bits & -bits;
    }
    live[next + w] = kept;
    any |= kept;
  }
  return any !== 0;
}

/**
 * Whether at most `limit` candidates of the set, picked greedily, do not see each other. Each of them needs its own
 * cover. Consumes `set`.
 */
function needsAtMost({ words, board: { peers } }: FishWalk, set: Int32Array, limit: number): boolean {
  let count = 0;
  for (let w = 0; w < words; w++) {
    while (set[w] !== 0) {
      if (++count > limit) return false;
      const picked = (w << 5) + lowestBit(set[w]);
      set[w] &= set[w] - 1;
      for (let v = w; v < words; v++) set[v] &= ~peers[picked * words + v];
    }
  }
  return true;
}
