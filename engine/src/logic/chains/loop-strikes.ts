import { digitsIn } from '../../grid/digits.ts';
import type { Cell } from '../../grid/geometry.ts';
import { CELL_REASON, type ChainGraph } from './graph.ts';
import type { Path } from './walk.ts';

/**
 * What a continuous loop eliminates: for each weak link, also the one that closes it, what both of its nodes
 * strike. An almost locked set in the loop loses one of its two linked digits, so it holds all others.
 *
 * In the cells of the loop itself only links within the cell count, as in HoDoKu: what a link by sight strikes
 * there would read as if the loop struck itself.
 */
export function addLoopStrikes(graph: ChainGraph, { nodes, strong }: Path, bits: Int32Array): void {
  const { live, struck } = graph;
  const own = ownCandidates(graph, nodes);
  for (let i = 1; i < nodes.length; i += 2) {
    const from = nodes[i];
    const to = nodes[(i + 1) % nodes.length];
    const isSight = graph.digitOf[from] === graph.digitOf[to];
    for (let w = 0; w < live.words; w++) {
      const both = struck[from * live.words + w] & struck[to * live.words + w];
      bits[w] |= isSight ? both & ~own[w] : both;
    }
  }
  strong.forEach((link, i) => {
    const reason = graph.linkReason[link];
    if (reason >= CELL_REASON) return;
    const linked = [graph.digitOf[nodes[2 * i]], graph.digitOf[nodes[2 * i + 1]]];
    const { cells, digits } = graph.sets[CELL_REASON - 1 - reason];
    for (const digit of digitsIn(digits)) {
      if (!linked.includes(digit)) addCommonSight(graph, cells, digit, bits);
    }
  });
}

/** All candidates of the cells of a loop. */
function ownCandidates({ live, cellsOf }: ChainGraph, nodes: readonly number[]): Int32Array {
  const own = new Int32Array(live.words);
  for (const node of nodes) {
    for (const cell of cellsOf[node]) {
      for (let at = cell * live.stride + 1; at < (cell + 1) * live.stride; at++) {
        const index = live.indexOf[at];
        if (index >= 0) own[index >> 5] |= 1 << (index & 31);
      }
    }
  }
  return own;
}

/** The candidates of a digit that see all of the cells that have it. */
function addCommonSight({ live }: ChainGraph, cells: readonly Cell[], digit: number, bits: Int32Array): void {
  const { indexOf, stride, words, sight } = live;
  const holders = cells.map((cell) => indexOf[cell * stride + digit]).filter((index) => index >= 0);
  for (let w = 0; w < words; w++) {
    bits[w] |= holders.reduce((common, holder) => common & sight[holder * words + w], -1);
  }
}
