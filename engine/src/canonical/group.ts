/**
 * The automorphisms of a graph as a chain of stabilizers: at each level of a descent, those that fix all earlier
 * vertices, distinguished by the image of the next one. The chain gives the order of the group and uniformly random
 * members (Sims, "Computational methods in the study of permutation groups", 1970).
 */
import type { Random } from '../random.ts';
import type { Graph } from './graph.ts';
import { descend, type Descent, findAutomorphism } from './isomorphism.ts';
import type { Budget } from './partition.ts';

/** A permutation of vertices: the image of each. */
export type Permutation = Int32Array;

export interface Group {
  /** The number of permutations. */
  readonly order: bigint;
  /** Permutations that generate the group. */
  readonly generators: readonly Permutation[];
  readonly levels: readonly Level[];
  readonly vertices: number;
}

/** The images of a level's vertex under the automorphisms that fix the vertices of all earlier levels. */
interface Level {
  readonly vertex: number;
  /** The images of the vertex, starting with itself. */
  readonly orbit: readonly number[];
  /** For each vertex of the orbit, the generator that reached it, and from which vertex; itself for the first. */
  readonly reached: ReadonlyMap<number, { readonly from: number; readonly by: Permutation }>;
}

/** All automorphisms of a graph. Undefined when the budget is spent. */
export function automorphismsOf(graph: Graph, budget: Budget): Group | undefined {
  const descent = descend(graph, budget);
  return descent && groupOf(descent, budget);
}

/** The same for an existing descent. The deepest levels come first, since their results help the others. */
export function groupOf(descent: Descent, budget: Budget): Group | undefined {
  const generators: Permutation[] = [];
  const levels: Level[] = [];
  for (let level = descent.vertices.length - 1; level >= 0; level--) {
    const found = levelOf(descent, level, generators, budget);
    if (!found) return undefined;
    levels.unshift(found);
  }
  const order = levels.reduce((product, { orbit }) => product * BigInt(orbit.length), 1n);
  return { order, generators, levels, vertices: descent.graph.vertices };
}

/** A uniformly random member of the group. */
export function randomMember({ levels, vertices }: Group, random: Random): Permutation {
  let member: Permutation = Int32Array.from({ length: vertices }, (_, vertex) => vertex);
  for (const level of levels) {
    const image = level.orbit[random.below(level.orbit.length)];
    member = composed(memberTaking(level, image, vertices), member);
  }
  return member;
}

/** The composition: `first`, then `second`. */
function composed(first: Permutation, second: Permutation): Permutation {
  return first.map((image) => second[image]);
}

/** The orbits of the vertices: for each vertex, the smallest vertex of its orbit. */
export function orbitsUnder(generators: readonly Permutation[], vertices: number): Int32Array {
  const roots = Int32Array.from({ length: vertices }, (_, vertex) => vertex);
  for (const generator of generators) {
    for (let vertex = 0; vertex < vertices; vertex++) {
      const a = rootOf(roots, vertex);
      const b = rootOf(roots, generator[vertex]);
      if (a !== b) roots[Math.max(a, b)] = Math.min(a, b);
    }
  }
  return roots.map((_, vertex) => rootOf(roots, vertex));
}

/** Adds the generators that this level needs. All of them fix the vertices of earlier levels. */
function levelOf(
  descent: Descent,
  level: number,
  generators: Permutation[],
  budget: Budget,
): Level | undefined {
  const vertex = descent.vertices[level];
  const { order, start, length } = descent.partitions[level];
  const from = start[vertex];
  let found = orbitOf(vertex, generators);
  const refused = new Set<number>();
  for (const image of order.slice(from, from + length[from])) {
    if (found.reached.has(image) || refused.has(image)) continue;
    const automorphism = findAutomorphism(descent, level, image, budget);
    if (budget.left < 0) return undefined;
    if (automorphism) {
      generators.push(automorphism);
      found = orbitOf(vertex, generators);
    } else {
      // Images equivalent to a refused one are refused too.
      for (const other of orbitOf(image, generators).orbit) refused.add(other);
    }
  }
  return found;
}

function orbitOf(vertex: number, generators: readonly Permutation[]): Level {
  const reached = new Map<number, { from: number; by: Permutation }>([
    [vertex, { from: vertex, by: new Int32Array(0) }],
  ]);
  const orbit = [vertex];
  for (let head = 0; head < orbit.length; head++) {
    for (const by of generators) {
      const image = by[orbit[head]];
      if (reached.has(image)) continue;
      reached.set(image, { from: orbit[head], by });
      orbit.push(image);
    }
  }
  return { vertex, orbit, reached };
}

/** A permutation that maps the vertex of the level to `image`, composed along the orbit. */
function memberTaking({ vertex, reached }: Level, image: number, vertices: number): Permutation {
  let member: Permutation = Int32Array.from({ length: vertices }, (_, index) => index);
  for (let at = image; at !== vertex; at = reached.get(at)!.from) {
    member = composed(reached.get(at)!.by, member);
  }
  return member;
}

function rootOf(roots: Int32Array, vertex: number): number {
  let root = vertex;
  while (roots[root] !== root) root = roots[root];
  return root;
}
