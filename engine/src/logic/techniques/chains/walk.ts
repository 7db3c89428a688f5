/**
 * The one search behind every kind of chain. From a node assumed false, it finds the nodes that must then be true,
 * shortest chain first; candidates that both ends of such a chain exclude are eliminated.
 */
import { spend } from '../../../stopping.ts';
import { lowestBit } from '../../cell-set.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import type { ChainGraph } from './graph.ts';
import { cleared } from './live.ts';

/** The consequences of `start` being false. Overwritten by the next walk. */
export interface ChainWalk {
  start: number;
  /** The nodes that become true, nearest first. */
  reached: Int32Array;
  count: number;
  /**
   * For each reached node: its distance from the start in links, the strong link (an index of `linkTo`) and the
   * previous node.
   */
  distance: Int32Array;
  link: Int32Array;
  off: Int32Array;
  /** For each node made false, the true node that caused it; −1 for the start. */
  cause: Int32Array;
  isOff: Int32Array;
  isOn: Int32Array;
}

const CHAIN_WALK: SharedData<ChainWalk> = {
  create: () => {
    const none = new Int32Array(0);
    return {
      start: -1,
      reached: none,
      count: 0,
      distance: none,
      link: none,
      off: none,
      cause: none,
      isOff: none,
      isOn: none,
    };
  },
  refresh: (walk) => walk,
};

/** Buffers for a walk; only one walk at a time. */
export function walkBuffers(context: FinderContext, graph: ChainGraph): ChainWalk {
  const walk = read(context, CHAIN_WALK);
  walk.reached = cleared(walk.reached, graph.count);
  walk.distance = cleared(walk.distance, graph.count);
  walk.link = cleared(walk.link, graph.count);
  walk.off = cleared(walk.off, graph.count);
  walk.cause = cleared(walk.cause, graph.count);
  return walk;
}

/**
 * The nodes from which some chain of at least three links proves something, whatever its length. Empty in most
 * positions. Finders call this after every change, so it only reads rows of bits.
 */
export function usefulStarts(
  { count, words, next, strong, goals }: ChainGraph,
  context: FinderContext,
): number[] {
  const useful: number[] = [];
  const on = new Int32Array(words);
  const fresh = new Int32Array(words);
  for (let start = 0; start < count; start++) {
    if ((start & 63) === 63 && context.shouldStop()) return useful;
    const base = start * words;
    for (let w = 0; w < words; w++) on[w] = fresh[w] = strong[base + w];
    let isUseful = false;
    let rows = 1;
    let w = 0;
    while (w < words && !isUseful) {
      const bits = fresh[w];
      if (bits === 0) {
        w++;
        continue;
      }
      if ((on[w] & goals[base + w]) !== 0) isUseful = true;
      fresh[w] &= bits - 1;
      rows++;
      const row = ((w << 5) + lowestBit(bits)) * words;
      for (let v = words - 1; v >= 0; v--) {
        const added = next[row + v] & ~on[v];
        if (added === 0) continue;
        on[v] |= added;
        fresh[v] |= added;
        if (v < w) w = v;
      }
    }
    spend(rows * words);
    if (isUseful) useful.push(start);
  }
  return useful;
}

/** Walks from `start`, assumed false, over at most `maxLinks` links; if `first` is given, only by that strong link. */
export function walkFrom(
  graph: ChainGraph,
  walk: ChainWalk,
  start: number,
  maxLinks: number,
  first?: number,
): void {
  const { words, weak, linkStart } = graph;
  walk.isOff = cleared(walk.isOff, words);
  walk.isOn = cleared(walk.isOn, words);
  walk.start = start;
  walk.count = 0;
  walk.isOff[start >> 5] |= 1 << (start & 31);
  walk.cause[start] = -1;
  if (first === undefined) turnOn(graph, walk, start, linkStart[start], linkStart[start + 1], 1);
  else turnOn(graph, walk, start, first, first + 1, 1);
  for (let k = 0; k < walk.count; k++) {
    const on = walk.reached[k];
    const distance = walk.distance[on] + 2;
    spend(words);
    if (distance > maxLinks) return;
    for (let w = 0; w < words; w++) {
      for (let bits = weak[on * words + w] & ~walk.isOff[w]; bits !== 0; bits &= bits - 1) {
        const off = (w << 5) + lowestBit(bits);
        walk.isOff[w] |= 1 << (off & 31);
        walk.cause[off] = on;
        turnOn(graph, walk, off, linkStart[off], linkStart[off + 1], distance);
      }
    }
  }
}

/** Records the nodes that become true by the strong links `from … to − 1` because `off` is false. */
function turnOn(
  { linkTo }: ChainGraph,
  walk: ChainWalk,
  off: number,
  from: number,
  to: number,
  distance: number,
): void {
  for (let link = from; link < to; link++) {
    const on = linkTo[link];
    if ((walk.isOn[on >> 5] >>> (on & 31)) & 1) continue;
    walk.isOn[on >> 5] |= 1 << (on & 31);
    walk.distance[on] = distance;
    walk.link[on] = link;
    walk.off[on] = off;
    walk.reached[walk.count++] = on;
  }
}

/** A chain as nodes and, for each of its strong links in order, the entry of `linkTo`. */
export interface Path {
  readonly nodes: number[];
  readonly strong: number[];
}

/** The chain from the start of a walk to a node it has reached. */
export function pathTo(walk: ChainWalk, end: number): Path {
  const nodes: number[] = [];
  const strong: number[] = [];
  for (let on = end; on >= 0; on = walk.cause[walk.off[on]]) {
    nodes.push(on, walk.off[on]);
    strong.push(walk.link[on]);
  }
  return { nodes: nodes.reverse(), strong: strong.reverse() };
}

/** Whether no node occurs in the chain twice. */
export function isSimple({ nodes }: Path): boolean {
  for (let i = 1; i < nodes.length; i++) if (nodes.indexOf(nodes[i]) < i) return false;
  return true;
}
