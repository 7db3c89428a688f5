import { bitCount } from './cell-set.ts';

/**
 * Enumerates the ways to choose k of n bit masks whose union has at most `limit` bits, in lexicographic order, without
 * allocating. Naked and hidden subsets, fish and almost locked sets are such choices.
 */
export interface SubsetWalk {
  /** Fill entries 0 … n − 1 before `startWalk`. */
  readonly masks: Int32Array;
  /** After `advanceWalk`: the chosen indices, ascending, at 0 … k − 1. */
  readonly chosen: Int32Array;
  /** `unions[d]` is the union of the first d + 1 chosen masks. */
  readonly unions: Int32Array;
  count: number;
  size: number;
  limit: number;
  depth: number;
}

/** A walk over at most `capacity` masks. Each running finder needs its own. */
export function createWalk(capacity: number): SubsetWalk {
  return {
    masks: new Int32Array(capacity),
    chosen: new Int32Array(capacity + 1),
    unions: new Int32Array(capacity + 1),
    count: 0,
    size: 0,
    limit: 0,
    depth: -1,
  };
}

/** Starts choosing `size` of the first `count` masks with a union of at most `limit` bits. */
export function startWalk(walk: SubsetWalk, count: number, size: number, limit: number): void {
  walk.count = count;
  walk.size = size;
  walk.limit = limit;
  walk.depth = count < size ? -1 : 0;
  walk.chosen[0] = -1;
}

/** Advances to the next choice; false if there is none. */
export function advanceWalk(walk: SubsetWalk): boolean {
  const { masks, chosen, unions, count, size, limit } = walk;
  let depth = walk.depth;
  while (depth >= 0) {
    const index = ++chosen[depth];
    if (index > count - size + depth) {
      depth--;
      continue;
    }
    const union = depth === 0 ? masks[index] : unions[depth - 1] | masks[index];
    if (bitCount(union) > limit) continue;
    unions[depth] = union;
    if (depth === size - 1) {
      walk.depth = depth;
      return true;
    }
    chosen[++depth] = index;
  }
  walk.depth = -1;
  return false;
}
