import { digitsIn } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { CELL_REASON, type ChainGraph, type SetReason } from './graph.ts';
import type { Path } from './walk.ts';

/**
 * The eliminations of a continuous loop: for each weak link, including the closing one, the candidates that both of its
 * nodes eliminate. An almost locked set in the loop loses one of its two linked digits, so it holds all others; if it
 * forces a cell, the other digits of that cell are in the set or in the cell.
 *
 * Within the cells of the loop, including those of its sets, only links within the cell count, as in HoDoKu: an
 * elimination by sight there would read as if the loop eliminated its own candidates.
 */
export function addLoopStrikes(graph: ChainGraph, { nodes, strong }: Path, bits: Int32Array): void {
  const { live, eliminated } = graph;
  const reasons = strong.map((link) => setOf(graph, link));
  const own = ownCandidates(graph, nodes, reasons);
  for (let i = 1; i < nodes.length; i += 2) {
    const from = nodes[i];
    const to = nodes[(i + 1) % nodes.length];
    const isSight = graph.digitOf[from] === graph.digitOf[to];
    for (let w = 0; w < live.words; w++) {
      const both = eliminated[from * live.words + w] & eliminated[to * live.words + w];
      bits[w] |= isSight ? both & ~own[w] : both;
    }
  }
  reasons.forEach((reason, i) => {
    if (reason) addSetStrikes(graph, reason, [nodes[2 * i], nodes[2 * i + 1]], bits);
  });
}

/** The almost locked set behind a strong link, if it is one. */
function setOf({ linkReason, sets }: ChainGraph, link: number): SetReason | undefined {
  const reason = linkReason[link];
  return reason < CELL_REASON ? sets[CELL_REASON - 1 - reason] : undefined;
}

/** All candidates of the cells of a loop. */
function ownCandidates(
  { live, cellsOf }: ChainGraph,
  nodes: readonly number[],
  reasons: readonly (SetReason | undefined)[],
): Int32Array {
  const own = new Int32Array(live.words);
  const cells = [
    ...nodes.flatMap((node) => cellsOf[node]),
    ...reasons.flatMap((reason) => reason?.set.cells ?? []),
  ];
  for (const cell of cells) {
    for (let at = cell * live.stride + 1; at < (cell + 1) * live.stride; at++) {
      const index = live.indexOf[at];
      if (index >= 0) own[index >> 5] |= 1 << (index & 31);
    }
  }
  return own;
}

function addSetStrikes(
  graph: ChainGraph,
  { set, forces }: SetReason,
  ends: readonly number[],
  bits: Int32Array,
): void {
  const { indexOf, stride } = graph.live;
  const linked = ends.filter((node) => !isForced(graph, node, forces)).map((node) => graph.digitOf[node]);
  const forced = ends.filter((node) => isForced(graph, node, forces)).map((node) => graph.digitOf[node]);
  for (const digit of digitsIn(set.digits)) {
    if (linked.includes(digit)) continue;
    const isExit = forces !== undefined && !forced.includes(digit) && indexOf[forces * stride + digit] >= 0;
    addCommonSight(graph, isExit ? [...set.cells, forces] : set.cells, digit, bits);
  }
}

function isForced({ cellsOf }: ChainGraph, node: number, forces: Cell | undefined): boolean {
  return cellsOf[node].length === 1 && cellsOf[node][0] === forces;
}

/** Adds the candidates of a digit that see all the given cells that have it. */
function addCommonSight({ live }: ChainGraph, cells: readonly Cell[], digit: number, bits: Int32Array): void {
  const { indexOf, stride, words, sight } = live;
  const holders = cells.map((cell) => indexOf[cell * stride + digit]).filter((index) => index >= 0);
  for (let w = 0; w < words; w++) {
    bits[w] |= holders.reduce((common, holder) => common & sight[holder * words + w], -1);
  }
}
