import { digitsIn } from '../../../model/digits.ts';
import { bitCount } from '../../cell-set.ts';
import { candidatesOfBits, openChain } from './evidence.ts';
import type { ChainGraph } from './graph.ts';
import { GRAPHS } from './graphs.ts';
import { simplePaths } from './simple-paths.ts';
import { type ChainWalk, isSimple, type Path, pathTo, usefulStarts, walkBuffers, walkFrom } from './walk.ts';
import { BIVALUE } from '../../links.ts';
import { lastEmptyRevision, read, type FinderContext } from '../../finder-context.ts';
import type { Step } from '../../step.ts';
import { digitsToSearch } from '../../templates.ts';
import { type Family, NOTHING } from '../family.ts';
import type { TechniqueId } from '../../catalogue.ts';

/**
 * Chains of one kind of strong link. Each begins and ends with a strong link, so one of its ends is true, and
 * candidates that see both ends are eliminated.
 *
 * - X-chain: one digit; strong by houses. (`6 r1c1 =6= r1c8 -6- r5c8 =6= r5c3 => r2c3<>6`.) At least three links.
 * - XY-chain: strong in bivalue cells, weak by sight; both ends have the same digit. At least three cells, since two
 *   are a naked pair.
 *
 * For each pair of ends, the shortest chain is reported; with extent `every`, the shortest that repeats no node.
 * Evidence: one open chain.
 *
 * Not merged with the chains of the ratings: there the order of the search is the specification, here the proof.
 */
export const simpleChains: Family = {
  techniques: ['x-chain', 'xy-chain'],
  find(search, wanted) {
    const worthwhile = wanted.filter((technique) => mayHold(search, technique));
    return worthwhile.length === 0 ? NOTHING : find(search, worthwhile);
  },
};

/** Whether anything has changed that could form such a chain. */
function mayHold(context: FinderContext, technique: TechniqueId): boolean {
  const lastEmpty = lastEmptyRevision(context, technique, context.tables.stride);
  if (technique === 'x-chain') return digitsToSearch(context, lastEmpty) !== 0;
  const { count, changedAt } = read(context, BIVALUE);
  return count > 2 && changedAt > lastEmpty[0];
}

function* find(context: FinderContext, wanted: readonly TechniqueId[]): Generator<Step> {
  for (const technique of wanted) {
    const { kind, minLinks } = KINDS[technique as keyof typeof KINDS];
    let isAny = false;
    for (const step of chains(context, technique, read(context, GRAPHS[kind]), minLinks)) {
      isAny = true;
      yield step;
    }
    if (isAny) continue;
    lastEmptyRevision(context, technique, context.tables.stride).fill(context.position.revision);
  }
}

const KINDS = {
  'x-chain': { kind: 'digit', minLinks: 3 },
  'xy-chain': { kind: 'bivalue', minLinks: 5 },
} as const;

function* chains(
  context: FinderContext,
  technique: TechniqueId,
  graph: ChainGraph,
  minLinks: number,
): Generator<Step> {
  const starts = usefulStarts(graph, context);
  if (starts.length === 0) return;
  const { extent, chainLength } = context.options;
  const walk = walkBuffers(context, graph);
  let best: Step | undefined;
  let limit = chainLength;
  for (const start of starts) {
    if (context.shouldStop()) return;
    walkFrom(graph, walk, start, limit);
    for (let k = 0; k < walk.count; k++) {
      const end = walk.reached[k];
      const links = walk.distance[end];
      if (end <= start || links < minLinks || links > limit) continue;
      // Among the shortest, the one that eliminates most.
      const fewest = best && links === limit ? best.eliminations.length + 1 : 1;
      if (countStrikes(graph, start, end) < fewest) continue;
      const path = extent === 'every' ? simplePath(graph, walk, end, limit) : pathTo(walk, end);
      if (!path || !isSimple(path)) continue;
      const step = stepOf(technique, graph, path);
      if (extent === 'every') yield step;
      else {
        best = step;
        limit = links;
      }
    }
  }
  if (best) yield best;
}

/** The shortest chain to a node that repeats no node. */
function simplePath(graph: ChainGraph, walk: ChainWalk, end: number, maxLinks: number): Path | undefined {
  const path = pathTo(walk, end);
  return isSimple(path) ? path : simplePaths(graph, walk, end, { maxLinks }, 1)[0];
}

/** The number of candidates that both nodes eliminate. */
function countStrikes({ live, eliminated }: ChainGraph, a: number, b: number): number {
  let count = 0;
  for (let w = 0; w < live.words; w++) {
    count += bitCount(eliminated[a * live.words + w] & eliminated[b * live.words + w]);
  }
  return count;
}

function stepOf(technique: TechniqueId, graph: ChainGraph, path: Path): Step {
  const { live, eliminated, digitOf } = graph;
  const { nodes } = path;
  const bits = new Int32Array(live.words);
  const [a, b] = [nodes[0] * live.words, nodes[nodes.length - 1] * live.words];
  for (let w = 0; w < live.words; w++) bits[w] = eliminated[a + w] & eliminated[b + w];
  const digits = digitsIn(nodes.reduce((set, node) => set | (1 << (digitOf[node] - 1)), 0));
  return {
    technique,
    placements: [],
    eliminations: candidatesOfBits(live, bits),
    evidence: { digits, chains: [openChain(graph, path)] },
  };
}
