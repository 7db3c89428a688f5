/**
 * The automorphisms of a graph as a chain of stabilizers: at each level of a descent those that keep all earlier
 * vertices, distinguished by where they take the next one. From the chain follow the order of the group and a member of
 * it, every one as likely as every other (Sims, "Computational methods in the study of permutation groups", 1970).
 */
import type { Random } from '../random.ts';
import type { Graph } from './graph.ts';
import { descend, type Descent, findAutomorphism } from './isomorphism.ts';
import type { Budget } from './partition.ts';

/** A permutation of vertices: the image of each. */
export type Permutation = Int32Array;

export interface Group {
  /** How many permutations there are. */
  readonly order: bigint;
  /** A few that generate all others. */
  readonly generators: readonly Permutation[];
  readonly levels: readonly Level[];
  readonly vertices: number;
}

/** Where those that keep the vertices of all earlier levels take the vertex of this one. */
interface Level {
  readonly vertex: number;
  /** The images of the vertex, itself first. */
  readonly orbit: readonly number[];
  /** For each vertex the generator that reached it in the orbit, and from where; itself for the first. */
  readonly reached: ReadonlyMap<number, { readonly from: number; readonly by: Permutation }>;
}

/** All automorphisms of a graph. Undefined when the budget is spent. */
export function automorphismsOf(graph: Graph, budget: Budget): Group | undefined {
  const descent = descend(graph, budget);
  return descent && groupOf(descent, budget);
}

/** The same where the descent is there already. The deepest levels come first: what they find helps the others. */
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

/** A member of the group, each as likely as any other. */
export function randomMember({ levels, vertices }: Group, random: Random): Permutation {
  let member: Permutation = Int32Array.from({ length: vertices }, (_, vertex) => vertex);
  for (const level of levels) {
    const image = level.orbit[random.below(level.orbit.length)];
    member = composed(memberTaking(level, image, vertices), member);
  }
  return member;
}

/** First the one, then the other. */
function composed(first: Permutation, second: Permutation): Permutation {
  return first.map((image) => second[image]);
}

/** The vertices that the permutations carry into one another: for each the smallest of its orbit. */
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

/** Adds to `generators` what this level needs. All of them keep the vertices of earlier levels. */
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
      // Equivalents of a refused image are refused with it.
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

/** A permutation that takes the vertex of the level to `image`, put together along the orbit. */
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
