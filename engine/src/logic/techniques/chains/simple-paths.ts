/**
 * Chains that repeat no node. The shortest walk between two nodes may repeat one and need not pass through a group; a
 * longer chain may meet both requirements. Distances of walks guide the search for it.
 */
import { lowestBit } from '../../cell-set.ts';
import { CELL_REASON, type ChainGraph } from './graph.ts';
import { hasBit } from './live.ts';
import type { ChainWalk, Path } from './walk.ts';

/** Maximum number of links tried for one pair of ends. */
const MAX_TRIES = 5_000;

/** The requirements for the chains of a walk. */
export interface PathRules {
  readonly maxLinks: number;
  /** The strong link (an index of `linkTo`) that they must begin with; undefined for any. */
  readonly first?: number;
  /**
   * For each node, the length of the shortest walk to it through a group, 0 if there is none; undefined if not
   * required.
   */
  readonly grouped?: Int32Array;
}

/** Whether a node is a group, or a strong link an almost locked set. */
export function isGroupNode({ candidateOf }: ChainGraph, node: number): boolean {
  return candidateOf[node] < 0;
}

export function isSetLink({ linkReason }: ChainGraph, link: number): boolean {
  return linkReason[link] < CELL_REASON;
}

/** The length of the shortest walk from `start` to each node through a group or a set, in links; 0 if there is none. */
export function groupedDistances(
  graph: ChainGraph,
  start: number,
  { maxLinks, first }: Pick<PathRules, 'maxLinks' | 'first'>,
): Int32Array {
  const { count, words, weak, linkStart, linkTo } = graph;
  const distances = [new Int32Array(count), new Int32Array(count)];
  const isOff = [new Int32Array(words), new Int32Array(words)];
  /** A node and whether the walk passed a group, as `2 * node + 0 or 1`. */
  const queue: number[] = [];
  const turnOn = (off: number, has: 0 | 1, distance: number): void => {
    const isStart = distance === 1;
    for (let link = linkStart[off]; link < linkStart[off + 1]; link++) {
      if (isStart && first !== undefined && link !== first) continue;
      const on = linkTo[link];
      const now = has === 1 || isGroupNode(graph, on) || isSetLink(graph, link) ? 1 : 0;
      if (distances[now][on] !== 0) continue;
      distances[now][on] = distance;
      queue.push(2 * on + now);
    }
  };
  turnOn(start, isGroupNode(graph, start) ? 1 : 0, 1);
  for (const state of queue) {
    const on = state >> 1;
    const has = (state & 1) as 0 | 1;
    const distance = distances[has][on] + 2;
    if (distance > maxLinks) break;
    for (let w = 0; w < words; w++) {
      for (let bits = weak[on * words + w]; bits !== 0; bits &= bits - 1) {
        const off = (w << 5) + lowestBit(bits);
        const now = has === 1 || isGroupNode(graph, off) ? 1 : 0;
        if (off === start || hasBit(isOff[now], words, 0, off)) continue;
        isOff[now][off >> 5] |= 1 << (off & 31);
        turnOn(off, now, distance);
      }
    }
  }
  return distances[1];
}

/**
 * The shortest chains from the start of a walk to a node it has reached that follow the rules and repeat no node (the
 * end may be the start): up to `most` chains, all of the same length. None if `MAX_TRIES` links do not find one.
 */
export function simplePaths(
  graph: ChainGraph,
  walk: ChainWalk,
  end: number,
  rules: PathRules,
  most: number,
): Path[] {
  const { words, weak, linkStart, linkTo } = graph;
  const { start, isOn } = walk;
  const { grouped, first } = rules;
  const found: Path[] = [];
  const nodes: number[] = [];
  const strong: number[] = [];
  let tries = 0;
  const leastTo = (on: number, has: boolean): number =>
    has || !grouped ? walk.distance[on] : grouped[on] || Infinity;
  /** `on` is true by a strong link from a node that is not chosen yet; `left` links remain. */
  const goBack = (on: number, left: number, has: boolean): void => {
    for (let link = linkStart[on]; link < linkStart[on + 1]; link++) {
      if (found.length === most || tries++ > MAX_TRIES) return;
      const off = linkTo[link];
      const hasNow = has || isGroupNode(graph, off) || isSetLink(graph, link);
      if (off !== start && nodes.includes(off)) continue;
      if (off === start && (left !== 1 || (grouped && !hasNow))) continue;
      const own = linkBack(graph, off, on);
      if (off === start && first !== undefined && own !== first) continue;
      nodes.push(off);
      strong.push(own);
      if (off === start) found.push({ nodes: [...nodes].reverse(), strong: [...strong].reverse() });
      else goWeak(off, left - 2, hasNow);
      nodes.pop();
      strong.pop();
    }
  };
  const goWeak = (off: number, left: number, has: boolean): void => {
    for (let w = 0; w < words; w++) {
      for (let bits = weak[off * words + w] & isOn[w]; bits !== 0; bits &= bits - 1) {
        const on = (w << 5) + lowestBit(bits);
        const hasNow = has || isGroupNode(graph, on);
        if (on === start || leastTo(on, hasNow) > left || nodes.includes(on)) continue;
        nodes.push(on);
        goBack(on, left, hasNow);
        nodes.pop();
      }
    }
  };
  nodes.push(end);
  for (let left = leastTo(end, false); left <= rules.maxLinks && found.length === 0; left += 2) {
    if (tries > MAX_TRIES) break;
    goBack(end, left, isGroupNode(graph, end));
  }
  return found;
}

function linkBack({ linkStart, linkTo }: ChainGraph, from: number, to: number): number {
  let link = linkStart[from];
  while (linkTo[link] !== to) link++;
  return link;
}
