/**
 * Canonical labelling: an order of a graph's vertices such that isomorphic graphs, read in their orders, are the same
 * graph. Of all orders that individualizing and refining can reach, it takes the one with the smallest traces, then the
 * smallest edges; branches that an automorphism maps to an earlier one are pruned (McKay, "Practical graph
 * isomorphism", 1981).
 */
import type { Graph } from './graph.ts';
import { type Group, groupOf, orbitsUnder, type Permutation } from './group.ts';
import { descend } from './isomorphism.ts';
import { type Budget, copyPartition, firstOpenClass, individualize, type Partition } from './partition.ts';

export interface Labelling {
  /** The vertices in canonical order. */
  readonly order: Int32Array;
  readonly automorphisms: Group;
}

/** The canonical labelling of a graph; undefined if the budget is exhausted. */
export function canonicalLabelling(graph: Graph, budget: Budget): Labelling | undefined {
  const descent = descend(graph, budget);
  const automorphisms = descent && groupOf(descent, budget);
  if (!descent || !automorphisms) return undefined;
  const search: Search = {
    graph,
    budget,
    generators: [...automorphisms.generators],
    traces: [],
    leaf: undefined,
  };
  tryAll(search, descent.partitions[0], 0, search.generators);
  return search.leaf && budget.left >= 0 ? { order: search.leaf.order, automorphisms } : undefined;
}

interface Search {
  readonly graph: Graph;
  readonly budget: Budget;
  readonly generators: Permutation[];
  /** The traces on the path to the best leaf, by level. */
  traces: number[];
  leaf: Leaf | undefined;
}

/** An order of all vertices, and the edges of the graph in that order. */
interface Leaf {
  readonly order: Int32Array;
  readonly edges: Int32Array;
}

/** Searches below a partition. `keepers`: automorphisms that fix every vertex individualized so far. */
function tryAll(search: Search, partition: Partition, level: number, keepers: readonly Permutation[]): void {
  const { graph, budget } = search;
  const from = firstOpenClass(partition);
  if (from < 0) return tryLeaf(search, partition, level);
  // The best leaf is less deep, and a shorter path is smaller.
  if (search.leaf && level >= search.traces.length) return;
  const orbits = orbitsUnder(keepers, graph.vertices);
  const tried = new Set<number>();
  for (const vertex of partition.order.slice(from, from + partition.length[from])) {
    if (budget.left < 0) return;
    if (tried.has(orbits[vertex])) continue;
    tried.add(orbits[vertex]);
    const next = copyPartition(partition);
    const trace = individualize(graph, next, vertex, budget);
    const known = search.traces[level] as number | undefined;
    if (known !== undefined && trace > known) continue;
    if (known === undefined || trace < known) {
      search.traces = [...search.traces.slice(0, level), trace];
      search.leaf = undefined;
    }
    const kept = keepers.filter((keeper) => keeper[vertex] === vertex);
    tryAll(search, next, level + 1, kept);
  }
}

function tryLeaf(search: Search, { order }: Partition, level: number): void {
  const edges = edgesIn(search.graph, order);
  const { leaf } = search;
  const isBest = !leaf || level < search.traces.length || isSmaller(edges, leaf.edges);
  if (!isBest) return;
  search.leaf = { order, edges };
  search.traces.length = level;
}

/** The neighbours of each vertex, as indices in the order. */
function edgesIn({ starts, neighbours }: Graph, order: Int32Array): Int32Array {
  const place = new Int32Array(order.length);
  order.forEach((vertex, index) => (place[vertex] = index));
  const edges = new Int32Array(neighbours.length);
  let at = 0;
  for (const vertex of order) {
    const from = at;
    for (let k = starts[vertex]; k < starts[vertex + 1]; k++) edges[at++] = place[neighbours[k]];
    edges.subarray(from, at).sort();
  }
  return edges;
}

function isSmaller(a: Int32Array, b: Int32Array): boolean {
  const at = a.findIndex((word, index) => word !== b[index]);
  return at >= 0 && a[at] < b[at];
}
