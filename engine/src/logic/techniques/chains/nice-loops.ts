import { digitsIn } from '../../../model/digits.ts';
import { candidatesOfBits, closedChain, openChain, strikingLoop, verityLoop } from './evidence.ts';
import { CELL_REASON, type ChainGraph } from './graph.ts';
import { GRAPHS } from './graphs.ts';
import { hasBit } from './live.ts';
import { type ChainWalk, isSimple, type Path, pathTo, usefulStarts, walkBuffers, walkFrom } from './walk.ts';
import { bitCount, lowestBit } from '../../cell-set.ts';
import { groupedDistances, isGroupNode, isSetLink, type PathRules, simplePaths } from './simple-paths.ts';
import { read, type FinderContext } from '../../finder-context.ts';
import type { Chain, Step } from '../../step.ts';
import { addLoopStrikes } from './loop-eliminations.ts';
import type { Family } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Alternating inference chains of every shape: strong and weak links in turn, beginning and ending with a strong
 * one, so that one of the ends is true.
 *
 * - Continuous loop: the ends cannot both be true. Then exactly one node of every link is true, and candidates that
 *   both ends of any weak link eliminate are false, as are those that see all cells for a digit that an almost locked
 *   set in the loop keeps.
 * - Discontinuous loop: both ends are the same candidate, which is true: the other candidates of its cell are
 *   eliminated. Or both ends eliminate only one candidate: reported as a loop that begins and ends there with weak
 *   links.
 * - AIC: the ends eliminate at least two candidates: either one digit seen by both ends, or two digits, each in the
 *   cell of the other end. (HoDoKu makes the same distinction.)
 *
 * Grouped: a node of the chain is the places of a digit in an intersection of houses, "one of them", or (option
 * `alsNodes`) a strong link is an almost locked set. Chains with neither are not called grouped.
 *
 * For each pair of ends, the shortest chain is reported that repeats no node and, for grouped techniques, contains a
 * group. With extent `every` a loop is also read as the open chain that it closes, as in HoDoKu, and each candidate
 * that only an AIC eliminates also gets a discontinuous loop. `loopLength` counts strong links. Evidence: one chain.
 *
 * Not merged with the chains of the ratings: there the order of the search is the specification, here the proof.
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

/** Maximum number of equally long chains between two ends, with extent `every`. */
const MAX_PATHS = 64;

const IDS = {
  continuous: ['continuous-nice-loop', 'grouped-continuous-nice-loop'],
  discontinuous: ['discontinuous-nice-loop', 'grouped-discontinuous-nice-loop'],
  aic: ['aic', 'grouped-aic'],
} as const satisfies Record<string, readonly [plain: TechniqueId, grouped: TechniqueId]>;

type Shape = keyof typeof IDS;

function isGroupedId(id: TechniqueId): boolean {
  return id.startsWith('grouped-');
}

/** The results of one search so far. */
interface Finds {
  readonly graph: ChainGraph;
  readonly wanted: readonly TechniqueId[];
  readonly walk: ChainWalk;
  /** Keys of the loops found: a continuous loop is found from each of its nodes. */
  readonly loops: Set<string>;
  /** For each candidate that an AIC eliminates, the shortest such AIC. */
  readonly eliminatedBy: Map<number, Path>;
  readonly alone: Set<number>;
  /** The minimum number of eliminations of a chain; others are skipped. */
  fewest: number;
}

function* loops(context: FinderContext, graph: ChainGraph, wanted: readonly TechniqueId[]): Generator<Step> {
  const starts = usefulStarts(graph, context);
  if (starts.length === 0) return;
  const walk = walkBuffers(context, graph);
  const finds: Finds = {
    graph,
    wanted,
    walk,
    loops: new Set(),
    eliminatedBy: new Map(),
    alone: new Set(),
    fewest: 1,
  };
  if (context.options.extent === 'every') yield* everyLoop(context, finds);
  else yield* shortestLoop(context, finds, starts);
}

function* everyLoop(context: FinderContext, finds: Finds): Generator<Step> {
  const { graph, walk } = finds;
  const maxLinks = 2 * context.options.loopLength - 1;
  for (let start = 0; start < graph.count; start++) {
    if (context.shouldStop()) return;
    walkFrom(graph, walk, start, maxLinks);
    const rules = rulesFrom(graph, start, { maxLinks });
    for (let k = 0; k < walk.count; k++) {
      const end = walk.reached[k];
      if (!mayConclude(finds, end)) continue;
      for (const [index, path] of pathsTo(finds, end, rules).entries()) {
        const step = conclude(finds, path);
        if (step) yield step;
        // Read as an open chain, all of these loops are the same.
        const open = index === 0 && isRing(graph, start, end) ? concludeOpen(finds, path) : undefined;
        if (open) yield open;
      }
    }
  }
  yield* loopsByLink(context, finds, maxLinks);
  for (const [candidate, path] of finds.eliminatedBy) {
    if (finds.alone.has(candidate)) continue;
    const bits = new Int32Array(graph.live.words);
    bits[candidate >> 5] = 1 << (candidate & 31);
    const step = stepOf(finds, 'discontinuous', path, bits, strikingLoop(graph, path, candidate));
    if (step) yield step;
  }
}

/** For each strong link and each adjacent weak link, the shortest continuous loop through both. */
function* loopsByLink(context: FinderContext, finds: Finds, maxLinks: number): Generator<Step> {
  const { graph, walk } = finds;
  const { linkStart } = graph;
  for (let start = 0; start < graph.count; start++) {
    const linkEnd = linkStart[start + 1];
    for (let first = linkStart[start]; first < linkEnd && linkEnd - linkStart[start] > 1; first++) {
      if (context.shouldStop()) return;
      walkFrom(graph, walk, start, maxLinks, first);
      let rules: PathRules | undefined;
      for (let k = 0; k < walk.count; k++) {
        const end = walk.reached[k];
        if (!isClosed(graph, start, end) || walk.distance[end] < 3) continue;
        const path = pathTo(walk, end);
        rules ??= isSound(finds, path) ? undefined : rulesFrom(graph, start, { maxLinks, first });
        const [best] = isSound(finds, path) ? [path] : simplePaths(graph, walk, end, rules!, 1);
        const step = best && conclude(finds, best);
        if (step) yield step;
      }
    }
  }
}

function rulesFrom(graph: ChainGraph, start: number, rules: PathRules): PathRules {
  return graph.kind === 'plain' ? rules : { ...rules, grouped: groupedDistances(graph, start, rules) };
}

/** The shortest chains to a node: one if only their ends matter, several if loops may differ. */
function pathsTo(finds: Finds, end: number, rules: PathRules): Path[] {
  const { graph, walk } = finds;
  if (isClosed(graph, walk.start, end)) return simplePaths(graph, walk, end, rules, MAX_PATHS);
  const path = pathTo(walk, end);
  return isSound(finds, path) ? [path] : simplePaths(graph, walk, end, rules, 1);
}

/** Whether a chain repeats no node and is of the wanted kind. */
function isSound({ graph }: Finds, path: Path): boolean {
  const [first, ...rest] = path.nodes;
  const isBack = first === rest[rest.length - 1];
  return (
    isSimple(isBack ? { ...path, nodes: rest } : path) && (graph.kind === 'plain' || hasGroup(graph, path))
  );
}

/** The shortest loop or chain; among equals, the one with the most eliminations. */
function* shortestLoop(context: FinderContext, finds: Finds, starts: readonly number[]): Generator<Step> {
  const { graph, walk } = finds;
  let limit = 2 * context.options.loopLength - 1;
  let best: Step | undefined;
  for (const start of starts) {
    if (context.shouldStop()) return;
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

/**
 * Whether a chain from the start of the walk to `end` may prove something; only true from the end with the lower index.
 */
function mayConclude({ graph, walk }: Finds, end: number): boolean {
  const { start, distance, link } = walk;
  if (end < start || (distance[end] < 3 && graph.linkReason[link[end]] >= CELL_REASON)) return false;
  return hasBit(graph.goals, graph.words, start, end) || isClosed(graph, start, end);
}

function isClosed({ weak, words }: ChainGraph, a: number, b: number): boolean {
  return hasBit(weak, words, a, b);
}

/** Whether the ends hold the same digit and see each other. */
function isRing(graph: ChainGraph, start: number, end: number): boolean {
  return isClosed(graph, start, end) && graph.digitOf[start] === graph.digitOf[end];
}

/** The step of a chain from the start of the walk, if its technique is wanted. */
function conclude(finds: Finds, path: Path): Step | undefined {
  const { graph, walk } = finds;
  const end = path.nodes[path.nodes.length - 1];
  if (end === walk.start) return verity(finds, path);
  if (!isSimple(path)) return undefined;
  if (isClosed(graph, end, walk.start)) return continuous(finds, path);
  return concludeOpen(finds, path);
}

/** The step that follows from one of the two ends being true. */
function concludeOpen(finds: Finds, path: Path): Step | undefined {
  const { graph } = finds;
  const bits = commonStrikes(graph, path.nodes[0], path.nodes[path.nodes.length - 1]);
  const count = countBits(bits);
  if (count < finds.fewest) return undefined;
  if (count === 1) {
    const candidate = firstBit(bits);
    const step = stepOf(finds, 'discontinuous', path, bits, strikingLoop(graph, path, candidate));
    if (step) finds.alone.add(candidate);
    return step;
  }
  if (isWanted(finds, 'discontinuous', path)) noteEliminations(finds, bits, path);
  return stepOf(finds, 'aic', path, bits, openChain(graph, path));
}

function verity(finds: Finds, path: Path): Step | undefined {
  const { graph } = finds;
  const { live } = graph;
  const candidate = graph.candidateOf[path.nodes[0]];
  if (candidate < 0 || !isSimple({ ...path, nodes: path.nodes.slice(1) })) return undefined;
  const bits = new Int32Array(live.words);
  for (let w = 0; w < live.words; w++) {
    bits[w] = live.eliminated[candidate * live.words + w] & ~live.sight[candidate * live.words + w];
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

function noteEliminations({ eliminatedBy }: Finds, bits: Int32Array, path: Path): void {
  for (let w = 0; w < bits.length; w++) {
    for (let rest = bits[w]; rest !== 0; rest &= rest - 1) {
      const candidate = (w << 5) + lowestBit(rest);
      const known = eliminatedBy.get(candidate);
      if (!known || known.nodes.length > path.nodes.length) eliminatedBy.set(candidate, path);
    }
  }
}

function isWanted({ graph, wanted }: Finds, shape: Shape, path: Path): boolean {
  const isGrouped = graph.kind !== 'plain';
  return wanted.includes(IDS[shape][isGrouped ? 1 : 0]) && (!isGrouped || hasGroup(graph, path));
}

function hasGroup(graph: ChainGraph, { nodes, strong }: Path): boolean {
  return nodes.some((node) => isGroupNode(graph, node)) || strong.some((link) => isSetLink(graph, link));
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

function commonStrikes({ live, eliminated }: ChainGraph, a: number, b: number): Int32Array {
  const bits = new Int32Array(live.words);
  for (let w = 0; w < live.words; w++)
    bits[w] = eliminated[a * live.words + w] & eliminated[b * live.words + w];
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
