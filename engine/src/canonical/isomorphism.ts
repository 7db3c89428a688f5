/** Isomorphisms between graphs, found by individualizing and refining both in the same way. */
import type { Graph } from './graph.ts';
import {
  type Budget,
  copyPartition,
  firstOpenClass,
  individualize,
  type Partition,
  partitionByColour,
  refineAll,
} from './partition.ts';

/** The individualization of a graph, vertex by vertex, until every class is a single vertex. */
export interface Descent {
  readonly graph: Graph;
  /** The partitions, starting with the refined colours; one more than `vertices`. The last one orders all vertices. */
  readonly partitions: readonly Partition[];
  /** The vertex that was individualized at each level. */
  readonly vertices: readonly number[];
  /** The trace of each refinement; `traces[level]` led to `partitions[level]`. */
  readonly traces: readonly number[];
}

/**
 * Individualizes the first vertex of the first open class until there is none. Undefined if the budget is exhausted.
 */
export function descend(graph: Graph, budget: Budget): Descent | undefined {
  const partition = partitionByColour(graph);
  const traces = [refineAll(graph, partition, budget)];
  const partitions = [partition];
  const vertices: number[] = [];
  for (;;) {
    const last = partitions[partitions.length - 1];
    const open = firstOpenClass(last);
    if (budget.left < 0) return undefined;
    if (open < 0) return { graph, partitions, vertices, traces };
    const next = copyPartition(last);
    vertices.push(last.order[open]);
    traces.push(individualize(graph, next, last.order[open], budget));
    partitions.push(next);
  }
}

/**
 * An isomorphism from the graph of the descent to `graph`, as the image of each vertex; undefined if there is none, or
 * if the budget is exhausted.
 */
export function findIsomorphism(descent: Descent, graph: Graph, budget: Budget): Int32Array | undefined {
  const partition = partitionByColour(graph);
  if (partition.order.length !== descent.partitions[0].order.length) return undefined;
  if (!coloursAgree(descent, graph, partition)) return undefined;
  if (refineAll(graph, partition, budget) !== descent.traces[0]) return undefined;
  return imageFrom(descent, graph, partition, 0, budget);
}

/** An automorphism that maps the vertex individualized at `level` to `image`, and fixes all earlier ones. */
export function findAutomorphism(
  descent: Descent,
  level: number,
  image: number,
  budget: Budget,
): Int32Array | undefined {
  return imageOfVertex(descent, descent.graph, descent.partitions[level], level, image, budget);
}

function imageFrom(
  descent: Descent,
  graph: Graph,
  partition: Partition,
  level: number,
  budget: Budget,
): Int32Array | undefined {
  if (budget.left < 0) return undefined;
  if (level === descent.vertices.length) return leafMap(descent, graph, partition);
  const from = descent.partitions[level].start[descent.vertices[level]];
  for (const vertex of partition.order.slice(from, from + partition.length[from])) {
    const found = imageOfVertex(descent, graph, partition, level, vertex, budget);
    if (found || budget.left < 0) return found;
  }
  return undefined;
}

function imageOfVertex(
  descent: Descent,
  graph: Graph,
  partition: Partition,
  level: number,
  vertex: number,
  budget: Budget,
): Int32Array | undefined {
  const next = copyPartition(partition);
  if (individualize(graph, next, vertex, budget) !== descent.traces[level + 1]) return undefined;
  if (next.count !== descent.partitions[level + 1].count) return undefined;
  return imageFrom(descent, graph, next, level + 1, budget);
}

/** The map between partitions with one vertex in each class; undefined if it is not an isomorphism. */
function leafMap({ graph, partitions }: Descent, other: Graph, partition: Partition): Int32Array | undefined {
  const { order } = partitions[partitions.length - 1];
  const map = new Int32Array(order.length);
  order.forEach((vertex, place) => (map[vertex] = partition.order[place]));
  const isNeighbour = new Int32Array(order.length).fill(-1);
  for (let vertex = 0; vertex < order.length; vertex++) {
    const image = map[vertex];
    const degree = graph.starts[vertex + 1] - graph.starts[vertex];
    if (degree !== other.starts[image + 1] - other.starts[image]) return undefined;
    for (let k = other.starts[image]; k < other.starts[image + 1]; k++)
      isNeighbour[other.neighbours[k]] = vertex;
    for (let k = graph.starts[vertex]; k < graph.starts[vertex + 1]; k++) {
      if (isNeighbour[map[graph.neighbours[k]]] !== vertex) return undefined;
    }
  }
  return map;
}

function coloursAgree({ graph, partitions }: Descent, other: Graph, partition: Partition): boolean {
  const colours = Int32Array.from(graph.colours).sort();
  return (
    partition.order.every((vertex, place) => other.colours[vertex] === colours[place]) &&
    partitions.length > 0
  );
}
