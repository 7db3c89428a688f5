/** The diagrams of lines read by an automaton, in the format of `engine/assembly/rules/automata.ts`. */
import type { Diagram, Rule } from '../rule.ts';

/** The size of a node's vector, in bytes. */
const VECTOR = 16;

/** Maximum number of edges in all diagrams of a puzzle: some megabytes. */
const MAX_EDGES = 200_000;

export interface PlacedDiagrams {
  readonly words: Int32Array;
  readonly addressOf: ReadonlyMap<Diagram, number>;
  /** The number of nodes of the largest diagram. */
  readonly nodeCount: number;
}

/** The diagrams of some rules, each once. */
function diagramsOf(rules: readonly Rule[]): Set<Diagram> {
  const diagrams = new Set<Diagram>();
  for (const { diagram } of rules) if (diagram) diagrams.add(diagram);
  return diagrams;
}

/** Whether there is room for all diagrams. */
export function haveRoom(rules: readonly Rule[]): boolean {
  let edges = 0;
  for (const { from } of diagramsOf(rules)) edges += from.length;
  return edges <= MAX_EDGES;
}

/** Places them one after another, the first at address `begin`. Each takes a multiple of four words. */
export function placeDiagrams(rules: readonly Rule[], begin: number): PlacedDiagrams {
  const addressOf = new Map<Diagram, number>();
  const all: Int32Array[] = [];
  let length = 0;
  let nodeCount = 0;
  for (const diagram of diagramsOf(rules)) {
    const words = wordsOf(diagram);
    addressOf.set(diagram, begin + 4 * length);
    all.push(words);
    length += words.length;
    nodeCount = Math.max(nodeCount, diagram.nodeCount);
  }
  const words = new Int32Array(Math.ceil(length / 4) * 4);
  let at = 0;
  for (const own of all) {
    words.set(own, at);
    at += own.length;
  }
  return { words, addressOf, nodeCount };
}

/** They do not depend on the address, so they are kept as long as the diagram. */
const known = new WeakMap<Diagram, Int32Array>();

function wordsOf(diagram: Diagram): Int32Array {
  const kept = known.get(diagram);
  if (kept) return kept;
  const { nodeCount, layerStarts, edgeStarts, from, to, digits } = diagram;
  const words = new Int32Array(1 + 2 * layerStarts.length + nodeCount + 2 * from.length);
  words[0] = nodeCount;
  let at = 1 + 2 * layerStarts.length;
  for (let layer = 0; layer < layerStarts.length; layer++) {
    words[1 + 2 * layer] = 4 * at;
    words[2 + 2 * layer] = VECTOR * layerStarts[layer];
    // The edges of a node are consecutive, and each node except the last has some.
    for (let edge = edgeStarts[layer]; edge < edgeStarts[layer + 1];) {
      const node = from[edge];
      const begin = at++;
      for (; edge < edgeStarts[layer + 1] && from[edge] === node; edge++) {
        words[at++] = VECTOR * to[edge];
        words[at++] = digits[edge];
      }
      words[begin] = 4 * (at - begin - 1);
    }
  }
  known.set(diagram, words);
  return words;
}
