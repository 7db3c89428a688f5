/** Chains of a graph as plain evidence of a step. */
import type { Candidate, Chain, ChainNode, Link } from '../../step.ts';
import { sortCandidates } from '../../step.ts';
import { lowestBit } from '../../cell-set.ts';
import { CELL_REASON, type ChainGraph } from './graph.ts';
import type { LiveCandidates } from './live.ts';
import type { Path } from './walk.ts';
import { weakLink } from './weak-links.ts';

/** An open chain: strong, weak, …, strong. */
export function openChain(graph: ChainGraph, path: Path): Chain {
  return { nodes: nodesOf(graph, path), links: alternating(graph, path), shape: 'open' };
}

/** An open chain whose ends are closed by a weak link. */
export function closedChain(graph: ChainGraph, path: Path): Chain {
  const { nodes } = path;
  const links = [...alternating(graph, path), weakLinkOf(graph, nodes[nodes.length - 1], nodes[0])];
  return { nodes: nodesOf(graph, path), links, shape: 'loop' };
}

/** A chain that returns to its first node: the node is true if it is false. */
export function verityLoop(graph: ChainGraph, path: Path): Chain {
  const nodes = nodesOf(graph, path);
  nodes.pop();
  return { nodes, links: alternating(graph, path), shape: 'loop' };
}

/** A chain and a candidate that both of its ends eliminate: the candidate is false if it is true. */
export function strikingLoop(graph: ChainGraph, path: Path, candidate: number): Chain {
  const { live } = graph;
  const cell = live.cellOf[candidate];
  const digit = live.digitOf[candidate];
  const toEnd = (node: number): Link =>
    weakLink(live.position, nodeOf(graph, node), { digit, cells: [cell] });
  const { nodes } = path;
  return {
    nodes: [{ digit, cells: [cell] }, ...nodesOf(graph, path)],
    links: [toEnd(nodes[0]), ...alternating(graph, path), toEnd(nodes[nodes.length - 1])],
    shape: 'loop',
  };
}

/** The candidates whose bits are set, in the order of steps. */
export function candidatesOfBits({ cellOf, digitOf }: LiveCandidates, bits: Int32Array): Candidate[] {
  const found: Candidate[] = [];
  for (let w = 0; w < bits.length; w++) {
    for (let rest = bits[w]; rest !== 0; rest &= rest - 1) {
      const index = (w << 5) + lowestBit(rest);
      found.push({ cell: cellOf[index], digit: digitOf[index] });
    }
  }
  return sortCandidates(found);
}

function nodesOf(graph: ChainGraph, { nodes }: Path): ChainNode[] {
  return nodes.map((node) => nodeOf(graph, node));
}

function alternating(graph: ChainGraph, { nodes, strong }: Path): Link[] {
  return nodes
    .slice(1)
    .map((node, i) => (i % 2 === 0 ? strongLink(graph, strong[i / 2]) : weakLinkOf(graph, nodes[i], node)));
}

function strongLink(graph: ChainGraph, link: number): Link {
  const reason = graph.linkReason[link];
  if (reason >= 0) return { strength: 'strong', reason: { kind: 'house', house: reason } };
  if (reason === CELL_REASON) {
    return { strength: 'strong', reason: { kind: 'cell', cell: graph.cellsOf[graph.linkTo[link]][0] } };
  }
  return { strength: 'strong', reason: graph.sets[CELL_REASON - 1 - reason] };
}

function nodeOf(graph: ChainGraph, node: number): ChainNode {
  return { digit: graph.digitOf[node], cells: [...graph.cellsOf[node]] };
}

function weakLinkOf(graph: ChainGraph, a: number, b: number): Link {
  return weakLink(graph.live.position, nodeOf(graph, a), nodeOf(graph, b));
}
