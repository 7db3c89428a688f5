import { digitsIn } from '../../grid/digits.ts';
import { candidatesOfBits, closedChain, openChain, strikingLoop, verityLoop } from '../chains/evidence.ts';
import { CELL_REASON, type ChainGraph } from '../chains/graph.ts';
import { GRAPHS } from '../chains/graphs.ts';
import { hasBit } from '../chains/live.ts';
import {
  type ChainWalk,
  isSimple,
  type Path,
  pathTo,
  shortestPaths,
  usefulStarts,
  walkBuffers,
  walkFrom,
} from '../chains/walk.ts';
import { bitCount, lowestBit } from '../cell-set.ts';
import { read, type Search } from '../search.ts';
import type { Chain, Step } from '../step.ts';
import { addLoopStrikes } from '../chains/loop-strikes.ts';
import type { Family } from './family.ts';
import type { TechniqueId } from './table.ts';

/**
 * Alternating inference chains of every shape: strong and weak links in turn, beginning and ending with a strong
 * one, so that one of the ends is true.
 *
 * - Continuous loop: the ends cannot both be true. Then exactly one node of every link is true, and what both ends
 *   of any weak link strike is eliminated; of an almost locked set in the loop also the digits it keeps.
 * - Discontinuous loop: both ends are the same candidate, which is true: the other candidates of its cell go. Or
 *   both ends strike only one candidate: told as a loop that begins and ends there with weak links.
 * - AIC: the ends strike two candidates and more: either one digit seen by both ends, or two digits, each in the
 *   cell of the other end. (HoDoKu tells them apart in the same way.)
 *
 * Grouped: a node of the chain is the places of a digit in an intersection of houses, "one of them", or (option
 * `alsNodes`) a strong link is an almost locked set. Chains without either are not told as grouped.
 *
 * Of all chains between two ends the shortest is told, in `every` extent also one discontinuous loop for each
 * candidate that only an AIC strikes. `loopLength` counts strong links. Evidence: one chain.
 */
export const niceLoops: Family = {
  techniques: [
    'continuous-nice-loop',
    'discontinuous-nice-loop',
    'aic',
    'grouped-continuous-nice-loop',
    'grouped-discontinuous-nice-loop',
    'grouped-aic',
  ],
  *find(search, wanted) {
    const plain = wanted.filter((id) => !isGroupedId(id));
    const grouped = wanted.filter(isGroupedId);
    if (plain.length > 0) yield* loops(search, read(search, GRAPHS.plain), plain);
    if (grouped.length > 0) {
      yield* loops(search, read(search, search.options.alsNodes ? GRAPHS.sets : GRAPHS.grouped), grouped);
    }
  },
};

/** Of equally long chains between two ends, in `every` extent. */
const MOST_PATHS = 64;

const IDS = {
  continuous: ['continuous-nice-loop', 'grouped-continuous-nice-loop'],
  discontinuous: ['discontinuous-nice-loop', 'grouped-discontinuous-nice-loop'],
  aic: ['aic', 'grouped-aic'],
} as const satisfies Record<string, readonly [plain: TechniqueId, grouped: TechniqueId]>;

type Shape = keyof typeof IDS;

function isGroupedId(id: TechniqueId): boolean {
  return id.startsWith('grouped-');
}

/** What one search has found so far. */
interface Finds {
  readonly graph: ChainGraph;
  readonly wanted: readonly TechniqueId[];
  readonly walk: ChainWalk;
  /** Continuous loops are met once from each of their nodes. */
  readonly loops: Set<string>;
  /** For each candidate struck by an AIC the shortest: start, end, links. */
  readonly strikes: Map<number, readonly [start: number, end: number, links: number]>;
  readonly alone: Set<number>;
  /** So many eliminations a chain must bring; the rest is not worth writing down. */
  fewest: number;
}

function* loops(search: Search, graph: ChainGraph, wanted: readonly TechniqueId[]): Generator<Step> {
  const starts = usefulStarts(graph, search);
  if (starts.length === 0) return;
  const walk = walkBuffers(search, graph);
  const finds: Finds = {
    graph,
    wanted,
    walk,
    loops: new Set(),
    strikes: new Map(),
    alone: new Set(),
    fewest: 1,
  };
  if (search.options.extent === 'every') yield* everyLoop(search, finds);
  else yield* shortestLoop(search, finds, starts);
}

function* everyLoop(search: Search, finds: Finds): Generator<Step> {
  const { graph, walk } = finds;
  const limit = 2 * search.options.loopLength - 1;
  for (let start = 0; start < graph.count; start++) {
    if (search.shouldStop()) return;
    walkFrom(graph, walk, start, limit);
    for (let k = 0; k < walk.count; k++) {
      const end = walk.reached[k];
      if (!mayConclude(finds, end)) continue;
      const step = conclude(finds, pathTo(walk, end));
      if (step) yield step;
      if (step && !isClosed(graph, start, end)) continue;
      for (const path of shortestPaths(graph, walk, end, MOST_PATHS)) {
        const other = conclude(finds, path);
        if (!other) continue;
        yield other;
        if (!isClosed(graph, start, end)) break;
      }
    }
  }
  yield* loopsByLink(search, finds, limit);
  for (const [candidate, [start, end]] of finds.strikes) {
    if (finds.alone.has(candidate)) continue;
    walkFrom(graph, walk, start, limit);
    const path = pathTo(walk, end);
    const bits = new Int32Array(graph.live.words);
    bits[candidate >> 5] = 1 << (candidate & 31);
    const step = stepOf(finds, 'discontinuous', path, bits, strikingLoop(graph, path, candidate));
    if (step) yield step;
  }
}

/** For each strong link and each weak link beside it the shortest continuous loop through both. */
function* loopsByLink(search: Search, finds: Finds, limit: number): Generator<Step> {
  const { graph, walk } = finds;
  const { linkStart } = graph;
  for (let start = 0; start < graph.count; start++) {
    const linkEnd = linkStart[start + 1];
    for (let first = linkStart[start]; first < linkEnd && linkEnd - linkStart[start] > 1; first++) {
      if (search.shouldStop()) return;
      walkFrom(graph, walk, start, limit, first);
      for (let k = 0; k < walk.count; k++) {
        const end = walk.reached[k];
        if (!isClosed(graph, start, end) || walk.distance[end] < 3) continue;
        const step = conclude(finds, pathTo(walk, end));
        if (step) yield step;
      }
    }
  }
}

/** The shortest; of equal ones that with the most eliminations. */
function* shortestLoop(search: Search, finds: Finds, starts: readonly number[]): Generator<Step> {
  const { graph, walk } = finds;
  let limit = 2 * search.options.loopLength - 1;
  let best: Step | undefined;
  for (const start of starts) {
    if (search.shouldStop()) return;
    walkFrom(graph, walk, start, limit);
    for (let k = 0; k < walk.count; k++) {
      const end = walk.reached[k];
      const links = walk.distance[end];
      if (links > limit || !mayConclude(finds, end)) continue;
      finds.fewest = best && links === limit ? best.eliminations.length + 1 : 1;
      const step = conclude(finds, pathTo(walk, end));
      if (!step) continue;
      best = step;
      limit = links;
    }
  }
  if (best) yield best;
}

/** Whether a chain from the start of the walk to `end` may prove something; from the lower end only. */
function mayConclude({ graph, walk }: Finds, end: number): boolean {
  const { start, distance, link } = walk;
  if (end < start || (distance[end] < 3 && graph.linkReason[link[end]] >= CELL_REASON)) return false;
  return hasBit(graph.kin, graph.words, start, end) || isClosed(graph, start, end);
}

function isClosed({ weak, words }: ChainGraph, a: number, b: number): boolean {
  return hasBit(weak, words, a, b);
}

/** The step of a chain from the start of the walk, if it is one of those wanted. */
function conclude(finds: Finds, path: Path): Step | undefined {
  const { graph, walk } = finds;
  const end = path.nodes[path.nodes.length - 1];
  if (end === walk.start) return verity(finds, path);
  if (!isSimple(path)) return undefined;
  if (isClosed(graph, end, walk.start)) return continuous(finds, path);
  const bits = commonStrikes(graph, walk.start, end);
  const count = countBits(bits);
  if (count < finds.fewest) return undefined;
  if (count === 1) {
    const candidate = firstBit(bits);
    const step = stepOf(finds, 'discontinuous', path, bits, strikingLoop(graph, path, candidate));
    if (step) finds.alone.add(candidate);
    return step;
  }
  if (isWanted(finds, 'discontinuous', path)) noteStrikes(finds, bits, end);
  return stepOf(finds, 'aic', path, bits, openChain(graph, path));
}

function verity(finds: Finds, path: Path): Step | undefined {
  const { graph } = finds;
  const { live } = graph;
  const candidate = graph.candidateOf[path.nodes[0]];
  if (candidate < 0 || !isSimple({ ...path, nodes: path.nodes.slice(1) })) return undefined;
  const bits = new Int32Array(live.words);
  for (let w = 0; w < live.words; w++) {
    bits[w] = live.struck[candidate * live.words + w] & ~live.sight[candidate * live.words + w];
  }
  if (countBits(bits) < finds.fewest) return undefined;
  return stepOf(finds, 'discontinuous', path, bits, verityLoop(graph, path));
}

function continuous(finds: Finds, path: Path): Step | undefined {
  const { graph } = finds;
  if (!isWanted(finds, 'continuous', path)) return undefined;
  const key = [...path.nodes].sort((a, b) => a - b).join();
  if (finds.loops.has(key)) return undefined;
  finds.loops.add(key);
  const bits = new Int32Array(graph.live.words);
  addLoopStrikes(graph, path, bits);
  if (countBits(bits) < finds.fewest) return undefined;
  return stepOf(finds, 'continuous', path, bits, closedChain(graph, path));
}

function noteStrikes({ walk, strikes }: Finds, bits: Int32Array, end: number): void {
  for (let w = 0; w < bits.length; w++) {
    for (let rest = bits[w]; rest !== 0; rest &= rest - 1) {
      const candidate = (w << 5) + lowestBit(rest);
      const known = strikes.get(candidate);
      if (!known || known[2] > walk.distance[end]) {
        strikes.set(candidate, [walk.start, end, walk.distance[end]]);
      }
    }
  }
}

function isWanted({ graph, wanted }: Finds, shape: Shape, path: Path): boolean {
  const isGrouped = graph.kind !== 'plain';
  return wanted.includes(IDS[shape][isGrouped ? 1 : 0]) && (!isGrouped || hasGroup(graph, path));
}

function hasGroup(graph: ChainGraph, { nodes, strong }: Path): boolean {
  return (
    nodes.some((node) => graph.candidateOf[node] < 0) ||
    strong.some((link) => graph.linkReason[link] < CELL_REASON)
  );
}

function stepOf(finds: Finds, shape: Shape, path: Path, bits: Int32Array, chain: Chain): Step | undefined {
  const { graph } = finds;
  if (!isWanted(finds, shape, path)) return undefined;
  const digits = digitsIn(chain.nodes.reduce((set, { digit }) => set | (1 << (digit - 1)), 0));
  return {
    technique: IDS[shape][graph.kind === 'plain' ? 0 : 1],
    placements: [],
    eliminations: candidatesOfBits(graph.live, bits),
    evidence: { digits, chains: [chain] },
  };
}

function commonStrikes({ live, struck }: ChainGraph, a: number, b: number): Int32Array {
  const bits = new Int32Array(live.words);
  for (let w = 0; w < live.words; w++) bits[w] = struck[a * live.words + w] & struck[b * live.words + w];
  return bits;
}

function countBits(bits: Int32Array): number {
  let count = 0;
  for (let w = 0; w < bits.length; w++) count += bitCount(bits[w]);
  return count;
}

function firstBit(bits: Int32Array): number {
  const w = bits.findIndex((word) => word !== 0);
  return (w << 5) + lowestBit(bits[w]);
}
