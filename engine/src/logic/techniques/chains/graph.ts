/**
 * The links between candidates, laid flat. Nodes are the candidates (and groups of them) that have a strong link: only
 * those can be inside a chain.
 */
import type { Cell } from '../../../model/geometry.ts';
import type { LinkReason } from '../../step.ts';
import type { LiveCandidates } from './live.ts';

/**
 * - `digit`: one digit, strong by houses (X-chains);
 * - `bivalue`: strong in bivalue cells, weak by sight (XY-chains);
 * - `plain`: both, and weak in cells (nice loops, AIC);
 * - `grouped`: also the places of a digit in the intersection of two houses as one node;
 * - `sets`: also almost locked sets as strong links between two of their digits.
 */
export const GRAPH_KINDS = ['digit', 'bivalue', 'plain', 'grouped', 'sets'] as const;
export type GraphKind = (typeof GRAPH_KINDS)[number];

export interface ChainGraph {
  readonly kind: GraphKind;
  live: LiveCandidates;
  count: number;
  /** Words per row of bits over nodes. */
  words: number;
  readonly digitOf: number[];
  /** The cells of each node. */
  readonly cellsOf: Cell[][];
  /** The live candidate of each node; −1 if it is a group. */
  readonly candidateOf: number[];
  /** The node of each live candidate, −1 if it has none. */
  nodeOf: Int32Array;
  /** For each node, the live candidates that are eliminated if it is true. Rows of `live.words`. */
  eliminated: Int32Array;
  /**
   * For each node, the nodes that are false if it is true (`weak`), and those that are true if it is false (`strong`).
   */
  weak: Int32Array;
  strong: Int32Array;
  /** For each node, the nodes that are true if it is true, by one weak and one strong link. */
  next: Int32Array;
  /**
   * For each node a, the nodes z such that "a or z is true" proves something, except those joined to it by a strong
   * link.
   */
  goals: Int32Array;
  /** The strong links of node a: entries `linkStart[a] … linkStart[a + 1] − 1` of the next two. */
  linkStart: Int32Array;
  linkTo: Int32Array;
  linkReason: Int32Array;
  /** The sets that reasons refer to. */
  readonly sets: SetReason[];
  readonly pending: PendingLinks;
}

/** Strong links while they are collected, before the number of nodes is known. `reason`: see `CELL_REASON`. */
interface PendingLinks {
  readonly from: number[];
  readonly to: number[];
  readonly reason: number[];
}

export type SetReason = Extract<LinkReason, { kind: 'set' }>;

/** A reason in one integer: the index of a house, `CELL_REASON`, or `CELL_REASON − 1 − k` for set k. */
export const CELL_REASON = -1;

/** The node of a single candidate, created if there is none yet. */
export function nodeFor(graph: ChainGraph, candidate: number): number {
  if (graph.nodeOf[candidate] < 0) {
    graph.nodeOf[candidate] = graph.count++;
    graph.digitOf.push(graph.live.digitOf[candidate]);
    graph.cellsOf.push([graph.live.cellOf[candidate]]);
    graph.candidateOf.push(candidate);
  }
  return graph.nodeOf[candidate];
}

/** Adds a node for several cells of a digit. The caller ensures that it is added only once. */
export function addGroup(graph: ChainGraph, digit: number, cells: Cell[]): number {
  graph.digitOf.push(digit);
  graph.cellsOf.push(cells);
  graph.candidateOf.push(-1);
  return graph.count++;
}

export function addLink({ pending }: ChainGraph, from: number, to: number, reason: number): void {
  pending.from.push(from);
  pending.to.push(to);
  pending.reason.push(reason);
}
