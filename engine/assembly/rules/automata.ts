/** Lines read by a machine. */
import { keep, kill, lowest } from './change';
import { requireDigits } from './houses';
import { nodesAt, VECTOR, wordAt } from './memory';

/**
 * Vectors of a node: the lanes in which the start leads to it, those in which it leads to the end too, and the digits
 * that not every way from it to the end holds.
 */
const NODE: usize = 3 * VECTOR;

/**
 * Keeps the digits that lie on a way through the diagram of a line, from its first node to its last. `at`: the diagram,
 * how many cells, the cells, the lists of `requireDigits` for digits that lie on every way. A diagram is its number of
 * nodes, then where the edges of each cell begin and, once more, where they end, from the diagram on; an edge is where
 * its two nodes are, from the first node on, and its digits.
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
  const lists = cells + many * 4;
  const hasLists = wordAt(lists) != 0;
  if (hasLists) v128.store(last, i16x8.splat(-1), 2 * VECTOR);
  for (let k = many; k-- > 0;) {
    const cell: usize = wordAt(cells + k * 4);
    const first = diagram + <usize>wordAt(starts + k * 4);
    const edgesEnd = diagram + <usize>wordAt(starts + (k + 1) * 4);
    const digits = v128.load(cell);
    keep(cell, supportedOf(digits, first, edgesEnd, hasLists));
  }
  if (!hasLists) return;
  const required = v128.andnot(reached, v128.load(nodesAt, 2 * VECTOR));
  if (v128.any_true(required)) requireDigits(lists, required);
}

/** A cell's digits that lie on a way, by its edges; marks the nodes where they begin. */
// @ts-ignore: decorators on functions are AssemblyScript's
@inline function supportedOf(digits: v128, edge: usize, end: usize, hasLists: bool): v128 {
  const zero = i16x8.splat(0);
  let supported = zero;
  for (; edge < end; edge += 12) {
    const from = nodesAt + <usize>wordAt(edge);
    const to = nodesAt + <usize>wordAt(edge + 4);
    const both = v128.and(v128.load(from), v128.load(to, VECTOR));
    const open = v128.and(v128.and(digits, i16x8.splat(<i16>wordAt(edge + 8))), both);
    const isOpen = i16x8.ne(open, zero);
    supported = v128.or(supported, open);
    v128.store(from, v128.or(v128.load(from, VECTOR), isOpen), VECTOR);
    if (hasLists) {
      const only = v128.and(open, i16x8.eq(lowest(open), open));
      const optional = v128.and(v128.andnot(v128.load(to, 2 * VECTOR), only), isOpen);
      v128.store(from, v128.or(v128.load(from, 2 * VECTOR), optional), 2 * VECTOR);
    }
  }
  return supported;
}
