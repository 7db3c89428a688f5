import { digitsIn } from '../../grid/digits.ts';
import { bitCount } from '../cell-set.ts';
import { candidatesOfBits, openChain } from '../chains/evidence.ts';
import type { ChainGraph } from '../chains/graph.ts';
import { GRAPHS } from '../chains/graphs.ts';
import { isSimple, pathTo, usefulStarts, walkBuffers, walkFrom } from '../chains/walk.ts';
import { BIVALUE } from '../links.ts';
import { lookedInVain, read, type Search } from '../search.ts';
import type { Step } from '../step.ts';
import { digitsToSearch } from '../templates.ts';
import { type Family, NOTHING } from './family.ts';
import type { TechniqueId } from './table.ts';

/**
 * Chains of one kind of strong link. Each begins and ends with a strong link, so one of its ends is true, and
 * what both ends see is eliminated.
 *
 * - X-chain: one digit; strong by houses. (`6 r1c1 =6= r1c8 -6- r5c8 =6= r5c3 => r2c3<>6`.) At least three links.
 * - XY-chain: strong in cells of two candidates, weak by sight; both ends have the same digit. At least three cells,
 *   for two are a naked pair.
 *
 * Of all chains between two ends the shortest is told. Evidence: one open chain.
 */
export const simpleChains: Family = {
  techniques: ['x-chain', 'xy-chain'],
  find(search, wanted) {
    const worthwhile = wanted.filter((technique) => mayHold(search, technique));
    return worthwhile.length === 0 ? NOTHING : find(search, worthwhile);
  },
};

/** Whether anything has changed that such a chain could be made of. */
function mayHold(search: Search, technique: TechniqueId): boolean {
  const vain = lookedInVain(search, technique, search.tables.stride);
  if (technique === 'x-chain') return digitsToSearch(search, vain) !== 0;
  const { count, changedAt } = read(search, BIVALUE);
  return count > 2 && changedAt > vain[0];
}

function* find(search: Search, wanted: readonly TechniqueId[]): Generator<Step> {
  for (const technique of wanted) {
    const { kind, minLinks } = KINDS[technique as keyof typeof KINDS];
    let isAny = false;
    for (const step of chains(search, technique, read(search, GRAPHS[kind]), minLinks)) {
      isAny = true;
      yield step;
    }
    if (isAny) continue;
    lookedInVain(search, technique, search.tables.stride).fill(search.position.revision);
  }
}

const KINDS = {
  'x-chain': { kind: 'digit', minLinks: 3 },
  'xy-chain': { kind: 'bivalue', minLinks: 5 },
} as const;

function* chains(
  search: Search,
  technique: TechniqueId,
  graph: ChainGraph,
  minLinks: number,
): Generator<Step> {
  const starts = usefulStarts(graph, search);
  if (starts.length === 0) return;
  const { extent, chainLength } = search.options;
  const walk = walkBuffers(search, graph);
  let best: Step | undefined;
  let limit = chainLength;
  for (const start of starts) {
    if (search.shouldStop()) return;
    walkFrom(graph, walk, start, limit);
    for (let k = 0; k < walk.count; k++) {
      const end = walk.reached[k];
      const links = walk.distance[end];
      if (end <= start || links < minLinks || links > limit) continue;
      // Of the shortest the one that eliminates most.
      const fewest = best && links === limit ? best.eliminations.length + 1 : 1;
      if (countStrikes(graph, start, end) < fewest) continue;
      const path = pathTo(walk, end);
      if (!isSimple(path)) continue;
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

/** How many candidates both nodes strike. */
function countStrikes({ live, struck }: ChainGraph, a: number, b: number): number {
  let count = 0;
  for (let w = 0; w < live.words; w++) {
    count += bitCount(struck[a * live.words + w] & struck[b * live.words + w]);
  }
  return count;
}

function stepOf(technique: TechniqueId, graph: ChainGraph, path: ReturnType<typeof pathTo>): Step {
  const { live, struck, digitOf } = graph;
  const { nodes } = path;
  const bits = new Int32Array(live.words);
  const [a, b] = [nodes[0] * live.words, nodes[nodes.length - 1] * live.words];
  for (let w = 0; w < live.words; w++) bits[w] = struck[a + w] & struck[b + w];
  const digits = digitsIn(nodes.reduce((set, node) => set | (1 << (digitOf[node] - 1)), 0));
  return {
    technique,
    placements: [],
    eliminations: candidatesOfBits(live, bits),
    evidence: { digits, chains: [openChain(graph, path)] },
  };
}
