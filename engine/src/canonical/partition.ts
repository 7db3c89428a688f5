/**
 * Ordered partitions of a graph's vertices and their refinement: two vertices stay in one class only while they have
 * equally many neighbours in every class (McKay, "Practical graph isomorphism", 1981). Every decision here depends only
 * on the structure of the graph, never on the numbering of its vertices.
 *
 * Mutable by design: a search owns its partitions.
 */
import type { Graph } from './graph.ts';

export interface Partition {
  /** The vertices, class after class. */
  readonly order: Int32Array;
  /** The index of each vertex in `order`. */
  readonly at: Int32Array;
  /** The start of each vertex's class in `order`. */
  readonly start: Int32Array;
  /** The length of the class that starts at each index. */
  readonly length: Int32Array;
  /** The number of classes. */
  count: number;
}

/** The remaining budget of a search: one for each copied vertex and each visited neighbour. Below 0 it gives up. */
export interface Budget {
  left: number;
  /** Called for every individualized vertex; true spends the whole remaining budget. */
  readonly shouldStop?: () => boolean;
  isStopped?: boolean;
}

/** The vertices by colour, not refined yet. */
export function partitionByColour({ vertices, colours }: Graph): Partition {
  const order = Int32Array.from({ length: vertices }, (_, v) => v).sort(
    (a, b) => colours[a] - colours[b] || a - b,
  );
  const partition: Partition = {
    order,
    at: new Int32Array(vertices),
    start: new Int32Array(vertices),
    length: new Int32Array(vertices),
    count: 0,
  };
  for (let from = 0; from < vertices;) {
    let end = from;
    while (end < vertices && colours[order[end]] === colours[order[from]]) end++;
    markClass(partition, from, end);
    partition.count++;
    from = end;
  }
  return partition;
}

export function copyPartition({ order, at, start, length, count }: Partition): Partition {
  return { order: order.slice(), at: at.slice(), start: start.slice(), length: length.slice(), count };
}

/** The first class with more than one vertex, by its start; −1 if every class is a single vertex. */
export function firstOpenClass({ length, order }: Partition): number {
  for (let from = 0; from < order.length; from += length[from]) {
    if (length[from] > 1) return from;
  }
  return -1;
}

/** Splits a vertex off as a separate class before the rest of its class, and refines. Returns the trace. */
export function individualize(graph: Graph, partition: Partition, vertex: number, budget: Budget): number {
  const { order, at, start, length } = partition;
  const from = start[vertex];
  const end = from + length[from];
  const other = order[from];
  order[at[vertex]] = other;
  at[other] = at[vertex];
  order[from] = vertex;
  markClass(partition, from, from + 1);
  markClass(partition, from + 1, end);
  partition.count++;
  budget.left -= graph.vertices;
  if (budget.shouldStop?.()) {
    budget.isStopped = true;
    budget.left = -1;
  }
  return refine(graph, partition, [from], budget);
}

/** Refines by all classes. Returns the trace. */
export function refineAll(graph: Graph, partition: Partition, budget: Budget): number {
  const all: number[] = [];
  for (let from = 0; from < partition.order.length; from += partition.length[from]) all.push(from);
  return refine(graph, partition, all, budget);
}

/**
 * Refines until all vertices of a class have equally many neighbours in every class, beginning with the classes in
 * `queue`. Returns the trace, a hash of everything seen on the way: equivalent partitions give equal traces.
 */
function refine(graph: Graph, partition: Partition, queue: number[], budget: Budget): number {
  const { order, start, length } = partition;
  const counts = new Int32Array(graph.vertices);
  const isQueued = new Uint8Array(graph.vertices);
  for (const from of queue) isQueued[from] = 1;
  let trace = 0;
  for (let head = 0; head < queue.length && partition.count < graph.vertices; head++) {
    const from = queue[head];
    isQueued[from] = 0;
    const touched = countNeighbours(graph, order.subarray(from, from + length[from]), counts, budget);
    trace = mixed(trace, from);
    for (const reached of classesOf(touched, start)) {
      trace = splitByCount(partition, reached, counts, isQueued, queue, trace);
    }
    for (const vertex of touched) counts[vertex] = 0;
  }
  return trace;
}

/** Counts each vertex's neighbours among `members`; returns the vertices that have any. */
function countNeighbours(
  { starts, neighbours }: Graph,
  members: Int32Array,
  counts: Int32Array,
  budget: Budget,
): number[] {
  const touched: number[] = [];
  for (const member of members) {
    const end = starts[member + 1];
    budget.left -= end - starts[member] + 1;
    for (let k = starts[member]; k < end; k++) {
      if (counts[neighbours[k]]++ === 0) touched.push(neighbours[k]);
    }
  }
  return touched;
}

function classesOf(vertices: readonly number[], start: Int32Array): number[] {
  const found = new Set<number>();
  for (const vertex of vertices) found.add(start[vertex]);
  return [...found].sort((a, b) => a - b);
}

/** Splits a class by the counts of its vertices, smallest first, and queues the parts that have to be processed. */
function splitByCount(
  partition: Partition,
  from: number,
  counts: Int32Array,
  isQueued: Uint8Array,
  queue: number[],
  before: number,
): number {
  const { order, length } = partition;
  const end = from + length[from];
  const members = order.subarray(from, end);
  let trace = mixed(before, from);
  if (members.every((vertex) => counts[vertex] === counts[members[0]]))
    return mixed(trace, counts[members[0]]);
  members.sort((a, b) => counts[a] - counts[b]);
  const parts: number[] = [];
  for (let at = from; at < end;) {
    const count = counts[order[at]];
    let next = at;
    while (next < end && counts[order[next]] === count) next++;
    markClass(partition, at, next);
    trace = mixed(mixed(trace, count), next);
    parts.push(at);
    at = next;
  }
  partition.count += parts.length - 1;
  const largest = parts.reduce((a, b) => (length[b] > length[a] ? b : a));
  const wasQueued = isQueued[from] === 1;
  // The information of the largest part follows from the whole, which has been processed, and the other parts.
  for (const part of parts) {
    if (isQueued[part] === 1 || (part === largest && !wasQueued)) continue;
    isQueued[part] = 1;
    queue.push(part);
  }
  return trace;
}

function markClass({ order, at, start, length }: Partition, from: number, end: number): void {
  for (let place = from; place < end; place++) {
    at[order[place]] = place;
    start[order[place]] = from;
  }
  length[from] = end - from;
}

function mixed(hash: number, word: number): number {
  const product = Math.imul(hash ^ word, 0x9e3779b1);
  return ((product ^ (product >>> 15)) + 0x632be5) | 0;
}
