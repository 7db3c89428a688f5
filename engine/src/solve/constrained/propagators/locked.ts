import type { Cell } from '../../../model/geometry.ts';
import { type Domains, restrict } from '../domains.ts';
import type { Propagator } from '../propagator.ts';
import { bitsIn } from './house.ts';

/** Another group that shares cells with a house. */
export interface Crossing {
  readonly shared: Int32Array;
  /** The other cells of the house, and of the other group. */
  readonly rest: Int32Array;
  readonly others: Int32Array;
}

/** Locked candidates: digits that a house can only place where another group crosses it go from the rest of that. */
export function lockedRule(house: readonly Cell[], crossings: readonly Crossing[]): Propagator {
  return {
    cells: house,
    cost: 2,
    effort: house.length * crossings.length,
    run: (domains) => {
      const { masks } = domains;
      for (let c = 0; c < crossings.length; c++) {
        const { shared, rest, others } = crossings[c];
        let locked = 0;
        for (let k = 0; k < shared.length; k++) locked |= masks[shared[k]];
        for (let k = 0; k < rest.length; k++) locked &= ~masks[rest[k]];
        if (locked === 0) continue;
        for (let k = 0; k < others.length; k++) if (!restrict(domains, others[k], ~locked)) return false;
      }
      return true;
    },
  };
}

/** Naked subsets of a group: as many cells as digits in them, where one of the cells may hold all of these. */
export function nakedRule(cells: readonly Cell[]): Propagator {
  const own = Int32Array.from(cells);
  return {
    cells,
    cost: 2,
    effort: cells.length ** 2,
    run: (domains) => {
      const { masks } = domains;
      for (let k = 0; k < own.length; k++) {
        const set = masks[own[k]];
        if ((set & (set - 1)) === 0) continue;
        let left = bitsIn(set);
        if (2 * left > own.length) continue;
        for (let other = 0; other < own.length; other++) if ((masks[own[other]] & ~set) === 0) left--;
        if (left > 0) continue;
        if (left < 0) return false;
        if (!takeFromOthers(domains, own, set)) return false;
      }
      return true;
    },
  };
}

function takeFromOthers(domains: Domains, own: Int32Array, set: number): boolean {
  const { masks } = domains;
  for (let k = 0; k < own.length; k++) {
    if ((masks[own[k]] & ~set) !== 0 && !restrict(domains, own[k], ~set)) return false;
  }
  return true;
}
