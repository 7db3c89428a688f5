import type { Cell } from '../../../model/geometry.ts';
import { hostRule, type Rule } from '../rule.ts';

/** A rule that can only be tested: tries every digit of the last open cell. */
export function testRule(
  cells: readonly Cell[],
  holds: (digits: readonly number[]) => boolean,
  cellCount: number,
): Rule {
  const digits: number[] = new Array<number>(cellCount).fill(0);
  return hostRule(cells, {
    effort: 10 * cells.length,
    narrow: (masks) => {
      let open = -1;
      for (const cell of cells) {
        const mask = masks[cell];
        if ((mask & (mask - 1)) !== 0) {
          if (open >= 0) return true;
          open = cell;
        }
        digits[cell] = 32 - Math.clz32(mask);
      }
      if (open < 0) return holds(digits);
      let kept = 0;
      for (let rest = masks[open]; rest !== 0; rest &= rest - 1) {
        digits[open] = 32 - Math.clz32(rest & -rest);
        if (holds(digits)) kept |= rest & -rest;
      }
      masks[open] = kept;
      return kept !== 0;
    },
  });
}
