import type { DigitSet } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { type Domains, restrict } from '../domains.ts';
import type { Propagator } from '../propagator.ts';

/** How many of `cells` hold one of the digits, less how many of `minus` do, is one of the counts. */
export function countRule(
  cells: readonly Cell[],
  minus: readonly Cell[],
  digits: DigitSet,
  counts: readonly number[],
): Propagator {
  const own = Int32Array.from([...cells, ...minus]);
  const plus = cells.length;
  return {
    cells: [...cells, ...minus],
    cost: 1,
    effort: own.length + counts.length,
    run: (domains) => {
      const { masks } = domains;
      let least = 0;
      let most = 0;
      for (let k = 0; k < own.length; k++) {
        const mask = masks[own[k]];
        const sure = (mask & ~digits) === 0;
        const possible = (mask & digits) !== 0;
        if (k < plus) {
          if (sure) least++;
          if (possible) most++;
        } else {
          if (sure) most--;
          if (possible) least--;
        }
      }
      let from = Infinity;
      let to = -Infinity;
      for (const count of counts) {
        if (count < least || count > most) continue;
        if (count < from) from = count;
        if (count > to) to = count;
      }
      if (from > to) return false;
      if (to === least) return settle(domains, own, plus, digits, 'fewest');
      if (from === most) return settle(domains, own, plus, digits, 'most');
      return true;
    },
  };
}

/** Open cells all hold one of the digits, or none of them does: the other way round in the cells that are subtracted. */
function settle(
  domains: Domains,
  own: Int32Array,
  plus: number,
  digits: DigitSet,
  wanted: 'fewest' | 'most',
): boolean {
  const { masks } = domains;
  for (let k = 0; k < own.length; k++) {
    const mask = masks[own[k]];
    if ((mask & ~digits) === 0 || (mask & digits) === 0) continue;
    const holds = k < plus === (wanted === 'most');
    if (!restrict(domains, own[k], holds ? digits : ~digits)) return false;
  }
  return true;
}
