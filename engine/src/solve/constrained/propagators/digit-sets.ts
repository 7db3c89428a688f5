import type { DigitSet } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { restrict } from '../domains.ts';
import type { Propagator } from '../propagator.ts';

/**
 * Cells that all differ and hold one of the sets: a set stays while each cell has a digit of it and each of its digits
 * a cell; what no remaining set puts into a cell goes. Digits of every remaining set stand in these cells, so they go
 * from `seers`, the cells that see all of them.
 */
export function digitSetsRule(
  cells: readonly Cell[],
  sets: readonly DigitSet[],
  seers: readonly Cell[],
): Propagator {
  const own = Int32Array.from(cells);
  const all = Int32Array.from(sets);
  const left = new Int32Array(own.length);
  const many = own.length;
  return {
    cells,
    cost: 1,
    effort: (1 + sets.length) * cells.length,
    run: (domains) => {
      const { masks } = domains;
      let union = 0;
      for (let k = 0; k < many; k++) {
        union |= masks[own[k]];
        left[k] = 0;
      }
      let common = -1;
      for (let s = 0; s < all.length; s++) {
        const set = all[s];
        if ((set & ~union) !== 0) continue;
        let once = 0;
        let twice = 0;
        let k = 0;
        for (; k < many; k++) {
          const mask = masks[own[k]] & set;
          if (mask === 0) break;
          twice |= once & mask;
          once |= mask;
        }
        if (k < many || once !== set) continue;
        const single = once & ~twice;
        // A digit with a single place stands there; two of them in one cell cannot both.
        for (k = 0; k < many; k++) {
          const forced = masks[own[k]] & single;
          if (forced !== 0 && (forced & (forced - 1)) !== 0) break;
        }
        if (k < many) continue;
        for (k = 0; k < many; k++) {
          const mask = masks[own[k]] & set;
          const forced = mask & single;
          left[k] |= forced !== 0 ? forced : mask;
        }
        common &= set;
      }
      if (common === -1) return false;
      for (let k = 0; k < many; k++) if (!restrict(domains, own[k], left[k])) return false;
      if (common === 0) return true;
      for (let k = 0; k < seers.length; k++) if (!restrict(domains, seers[k], ~common)) return false;
      return true;
    },
  };
}
