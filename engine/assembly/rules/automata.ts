/** Lines read by a machine. */
import { keep, kill } from './change';
import { nodesAt, VECTOR, wordAt } from './memory';

/** Vectors of a node: the lanes in which the start leads to it, and those in which it leads to the end too. */
const NODE: usize = 2 * VECTOR;

/**
 * Keeps the digits that lie on a way through the diagram of a line, from its first node to its last. `at`: the diagram,
 * how many cells, the cells. A diagram is its number of nodes, then where the edges of each cell begin and, once more,
 * where they end, from the diagram on; an edge is where its two nodes are, from the first node on, and its digits.
 */
export function runAutomaton(at: usize, live: v128): void {
  const diagram: usize = wordAt(at);
  const many = <usize>wordAt(at + 4);
  const cells = at + 8;
  const starts = diagram + 4;
  const zero = i16x8.splat(0);
  const end = diagram + <usize>wordAt(starts + many * 4);
  if (end == diagram + <usize>wordAt(starts + (many - 1) * 4)) {
    kill(live);
    return;
  }
  memory.fill(nodesAt, 0, <usize>wordAt(diagram) * NODE);
  v128.store(nodesAt, live);
  for (let k: usize = 0; k < many; k++) {
    const digits = v128.load(<usize>wordAt(cells + k * 4));
    const edgesEnd = diagram + <usize>wordAt(starts + (k + 1) * 4);
    for (let edge = diagram + <usize>wordAt(starts + k * 4); edge < edgesEnd; edge += 12) {
      const to = nodesAt + <usize>wordAt(edge + 4);
      const open = i16x8.ne(v128.and(digits, i16x8.splat(<i16>wordAt(edge + 8))), zero);
      v128.store(to, v128.or(v128.load(to), v128.and(open, v128.load(nodesAt + <usize>wordAt(edge)))));
    }
  }
  const last = nodesAt + <usize>wordAt(end - 8);
  const reached = v128.load(last);
  kill(v128.andnot(live, reached));
  if (!v128.any_true(reached)) return;
  v128.store(last, reached, VECTOR);
  for (let k = many; k-- > 0;) {
    const cell: usize = wordAt(cells + k * 4);
    const digits = v128.load(cell);
    let supported = zero;
    const edgesEnd = diagram + <usize>wordAt(starts + (k + 1) * 4);
    for (let edge = diagram + <usize>wordAt(starts + k * 4); edge < edgesEnd; edge += 12) {
      const from = nodesAt + <usize>wordAt(edge);
      const both = v128.and(v128.load(from), v128.load(nodesAt + <usize>wordAt(edge + 4), VECTOR));
      const open = v128.and(v128.and(digits, i16x8.splat(<i16>wordAt(edge + 8))), both);
      supported = v128.or(supported, open);
      v128.store(from, v128.or(v128.load(from, VECTOR), i16x8.ne(open, zero)), VECTOR);
    }
    keep(cell, supported);
  }
}
