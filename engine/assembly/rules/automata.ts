/** Lines read by a machine. */
import { keep, kill, lowest } from './change';
import { requireDigits } from './houses';
import { nodesAt, VECTOR, wordAt } from './memory';

/**
 * Keeps the digits that lie on a way through the diagram of a line, from its first node to its last; returns whether it
 * went on to digits that lie on every way. If not, and no cell is on the line twice, running it again would find nothing.
 * `at`: the diagram, how many cells, the cells, the lists of `requireDigits` for digits that lie on every way.
 *
 * A diagram is its number of nodes; for each layer and for the end where its first node is described, from the diagram
 * on, and where that node's vector is, from `nodesAt` on; then the nodes in order. A node is the bytes of its edges, and
 * for each edge where the vector of the next node is and the digits.
 *
 * Each node has a vector of the lanes in which the start leads to it, one of those in which it leads to the end, and one
 * of the digits that not every way from it to the end holds. Nodes that no lane reaches are skipped, which are most of
 * them once some cells are narrow; the latter two are only read where the former is set, so what they held before does
 * not matter.
 */
export function runAutomaton(at: usize, live: v128): bool {
  const diagram: usize = wordAt(at);
  const many = <usize>wordAt(at + 4);
  const cells = at + 8;
  const layers = diagram + 4;
  const plane = <usize>wordAt(diagram) * VECTOR;
  const endLayer = layers + many * 8;
  if (wordAt(endLayer) == wordAt(endLayer - 8)) {
    kill(live);
    return false;
  }
  memory.fill(nodesAt, 0, plane);
  v128.store(nodesAt, live);
  const zero = i16x8.splat(0);
  let from = nodesAt;
  let edge = diagram + <usize>wordAt(layers);
  for (let k: usize = 0; k < many; k++) {
    const digits = v128.load(<usize>wordAt(cells + k * 4));
    const layerEnd = diagram + <usize>wordAt(layers + k * 8 + 8);
    while (edge < layerEnd) {
      const end = edge + 4 + <usize>wordAt(edge);
      const reached = v128.load(from);
      from += VECTOR;
      if (v128.any_true(reached)) {
        for (edge += 4; edge < end; edge += 8) {
          const to = nodesAt + <usize>wordAt(edge);
          const open = i16x8.ne(v128.and(digits, v128.load16_splat(edge, 4)), zero);
          v128.store(to, v128.or(v128.load(to), v128.and(open, reached)));
        }
      }
      edge = end;
    }
  }
  const last = nodesAt + <usize>wordAt(endLayer + 4);
  const reached = v128.load(last);
  kill(v128.andnot(live, reached));
  if (!v128.any_true(reached)) return false;
  v128.store(last + plane, reached);
  const lists = cells + many * 4;
  const hasLists = wordAt(lists) != 0;
  if (hasLists) v128.store(last + 2 * plane, i16x8.splat(-1));
  for (let k = many; k-- > 0;) {
    const cell: usize = wordAt(cells + k * 4);
    const layer = layers + k * 8;
    const digits = v128.load(cell);
    keep(cell, supportedOf(digits, diagram, layer, plane, hasLists));
  }
  if (!hasLists) return false;
  const required = v128.andnot(reached, v128.load(nodesAt + 2 * plane));
  if (!v128.any_true(required)) return false;
  requireDigits(lists, required);
  return true;
}

/** A cell's digits that lie on a way, by the nodes of its layer; writes what these lead to. */
// @ts-ignore: decorators on functions are AssemblyScript's
@inline function supportedOf(digits: v128, diagram: usize, layer: usize, plane: usize, hasLists: bool): v128 {
  const zero = i16x8.splat(0);
  let supported = zero;
  let edge = diagram + <usize>wordAt(layer);
  let from = nodesAt + <usize>wordAt(layer + 4);
  const layerEnd = diagram + <usize>wordAt(layer + 8);
  const leads = nodesAt + plane;
  for (; edge < layerEnd; from += VECTOR) {
    const end = edge + 4 + <usize>wordAt(edge);
    const reached = v128.load(from);
    if (v128.any_true(reached)) {
      const possible = v128.and(digits, reached);
      let own = zero, optional = zero;
      for (edge += 4; edge < end; edge += 8) {
        const to = leads + <usize>wordAt(edge);
        const open = v128.and(v128.and(possible, v128.load16_splat(edge, 4)), v128.load(to));
        own = v128.or(own, open);
        if (hasLists) {
          const only = v128.and(open, i16x8.eq(lowest(open), open));
          optional = v128.or(optional, v128.and(v128.andnot(v128.load(to + plane), only), i16x8.ne(open, zero)));
        }
      }
      supported = v128.or(supported, own);
      v128.store(from + plane, i16x8.ne(own, zero));
      if (hasLists) v128.store(from + 2 * plane, optional);
    }
    edge = end;
  }
  return supported;
}
