import type { Cell } from '../../../model/geometry.ts';
import { restrict } from '../domains.ts';
import type { Propagator } from '../propagator.ts';

/** A group with as many cells as digits: each digit stands somewhere, and where only one cell has it, there. */
export function houseRule(cells: readonly Cell[], full: number): Propagator {
  const own = Int32Array.from(cells);
  return {
    cells,
    cost: 0,
    effort: cells.length,
    run: (domains) => {
      const { masks } = domains;
      let once = 0;
      let twice = 0;
      for (let k = 0; k < own.length; k++) {
        const mask = masks[own[k]];
        twice |= once & mask;
        once |= mask;
      }
      if (once !== full) return false;
      const single = once & ~twice;
      if (single === 0) return true;
      for (let k = 0; k < own.length; k++) {
        const forced = masks[own[k]] & single;
        if (forced === 0 || masks[own[k]] === forced) continue;
        if ((forced & (forced - 1)) !== 0 || !restrict(domains, own[k], forced)) return false;
      }
      return true;
    },
  };
}

export function bitsIn(mask: number): number {
  let n = mask - ((mask >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
