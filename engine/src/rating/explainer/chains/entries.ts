/**
 * The conclusions of runs: for each entry its node, its cause and the entries from which it follows. The arrays are
 * shared by all runs of a search and grow. The entries of a run are in the order in which they were drawn.
 */
import type { Pattern, Trail } from './proof.ts';

/** Initial capacity for entries and for their parents. */
const FIRST_ENTRIES = 1 << 16;
const FIRST_PARENTS = 1 << 18;

export interface Entries {
  node: Int16Array;
  cause: Uint8Array;
  /** The longest distance from the assumption, in steps. */
  depth: Int16Array;
  /** The start of each entry's parents in `parents`; they end where those of the next entry start. */
  parentStart: Int32Array;
  parents: Int32Array;
  used: number;
  /** For each entry, the last count of ancestors that visited it. */
  seen: Int32Array;
  seenRound: number;
  readonly stack: Int32Array;
  /** The pattern behind each entry whose cause is one. */
  readonly patterns: Map<number, Pattern>;
}

export function createEntries(): Entries {
  return {
    node: new Int16Array(FIRST_ENTRIES),
    cause: new Uint8Array(FIRST_ENTRIES),
    depth: new Int16Array(FIRST_ENTRIES),
    parentStart: new Int32Array(FIRST_ENTRIES + 1),
    parents: new Int32Array(FIRST_PARENTS),
    used: 0,
    seen: new Int32Array(FIRST_ENTRIES),
    seenRound: 0,
    stack: new Int32Array(1 << 14),
    patterns: new Map(),
  };
}

export function clearEntries(entries: Entries): void {
  entries.used = 0;
  entries.parentStart[0] = 0;
  entries.patterns.clear();
}

/** Makes room for `more` entries. */
export function reserve(entries: Entries, more: number): void {
  const { node, cause, depth, parentStart, seen, used } = entries;
  if (used + more <= node.length) return;
  entries.node = grown(node, new Int16Array(node.length * 2));
  entries.cause = grown(cause, new Uint8Array(cause.length * 2));
  entries.depth = grown(depth, new Int16Array(depth.length * 2));
  entries.parentStart = grown(parentStart, new Int32Array(parentStart.length * 2));
  entries.seen = grown(seen, new Int32Array(seen.length * 2));
}

/** Records a parent of the next entry and returns the index for the next parent. */
export function pushParent(entries: Entries, index: number, entry: number): number {
  const { parents } = entries;
  if (index === parents.length) entries.parents = grown(parents, new Int32Array(parents.length * 2));
  entries.parents[index] = entry;
  return index + 1;
}

/** Appends an entry whose parents end at `parentsEnd`. */
export function append(entries: Entries, which: number, why: number, parentsEnd: number): number {
  const { depth, parentStart, parents } = entries;
  const entry = entries.used++;
  entries.node[entry] = which;
  entries.cause[entry] = why;
  let deepest = -1;
  for (let p = parentStart[entry]; p < parentsEnd; p++) {
    if (depth[parents[p]] > deepest) deepest = depth[parents[p]];
  }
  depth[entry] = deepest + 1;
  parentStart[entry + 1] = parentsEnd;
  return entry;
}

/** Removes the entries from `first` onwards. */
export function dropFrom(entries: Entries, first: number): void {
  const { patterns, used } = entries;
  entries.used = first;
  if (patterns.size === 0) return;
  for (let entry = first; entry < used; entry++) patterns.delete(entry);
}

/** The number of conclusions on which an entry depends, including itself; more than `most` counts as `most + 1`. */
export function ancestorsOf(entries: Entries, entry: number, most: number): number {
  const { node, parentStart, parents, seen, stack } = entries;
  const round = ++entries.seenRound;
  let count = 1;
  let top = 0;
  seen[entry] = round;
  stack[top++] = entry;
  while (top > 0) {
    const one = stack[--top];
    for (let p = parentStart[one]; p < parentStart[one + 1]; p++) {
      const parent = parents[p];
      // The last entry of a contradiction is not part of the run, which may have the same node with other parents.
      if (seen[parent] === round || (node[parent] === node[entry] && parent !== entry)) continue;
      seen[parent] = round;
      stack[top++] = parent;
      if (++count > most) return count;
    }
  }
  return count;
}

/** An entry and everything on which it depends. */
export function trailOf(entries: Entries, entry: number): Trail {
  const { node, cause, parentStart, parents, patterns } = entries;
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

function grown<T extends Int16Array | Int32Array | Uint8Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
