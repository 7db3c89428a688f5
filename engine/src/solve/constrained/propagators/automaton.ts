import type { Cell } from '../../../model/geometry.ts';
import { restrict } from '../domains.ts';
import type { LineDiagram } from '../line-diagram.ts';
import type { Propagator } from '../propagator.ts';

/** A line read by a machine: keeps the digits that lie on a way from the start to an accepting end. */
export function automatonRule(cells: readonly Cell[], diagram: LineDiagram): Propagator {
  const own = Int32Array.from(cells);
  const { layerStarts, edgeStarts, from, to, digits } = diagram;
  const many = own.length;
  const reached = new Uint8Array(diagram.nodeCount);
  const useful = new Uint8Array(diagram.nodeCount);
  const last = layerStarts[many];
  return {
    cells,
    cost: 2,
    effort: 2 * from.length + diagram.nodeCount,
    run: (domains) => {
      const { masks } = domains;
      reached.fill(0);
      useful.fill(0);
      reached[0] = 1;
      for (let k = 0; k < many; k++) {
        const mask = masks[own[k]];
        for (let e = edgeStarts[k]; e < edgeStarts[k + 1]; e++) {
          if (reached[from[e]] !== 0 && (digits[e] & mask) !== 0) reached[to[e]] = 1;
        }
      }
      for (let node = last; node < diagram.nodeCount; node++) useful[node] = reached[node];
      for (let k = many - 1; k >= 0; k--) {
        const mask = masks[own[k]];
        let supported = 0;
        for (let e = edgeStarts[k]; e < edgeStarts[k + 1]; e++) {
          if (useful[to[e]] === 0 || reached[from[e]] === 0) continue;
          const open = digits[e] & mask;
          if (open === 0) continue;
          supported |= open;
          useful[from[e]] = 1;
        }
        if (!restrict(domains, own[k], supported)) return false;
      }
      return true;
    },
  };
}
