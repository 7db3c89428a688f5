import type { Cell } from '../../../model/geometry.ts';
import { hostRule, type Rule } from '../rule.ts';

/** One alternative, on its own: narrows a copy of the masks, or reports a contradiction. */
export interface Branch {
  readonly cells: readonly Cell[];
  readonly effort: number;
  /** Narrows the masks; false if the branch cannot hold with them. */
  readonly narrow: (masks: Int32Array) => boolean;
}

/** At least one branch holds: keeps the digits kept by any branch that is still possible. */
export function anyOfRule(branches: readonly Branch[], cellCount: number): Rule {
  const cells = [...new Set(branches.flatMap((branch) => branch.cells))].sort((a, b) => a - b);
  const copy = new Int32Array(cellCount);
  const kept = new Int32Array(cellCount);
  return hostRule(cells, {
    get effort() {
      return branches.reduce((sum, { effort }) => sum + effort, cells.length);
    },
    narrow: (masks) => {
      for (const cell of cells) kept[cell] = 0;
      let isPossible = false;
      for (const branch of branches) {
        copy.set(masks);
        if (!branch.narrow(copy)) continue;
        isPossible = true;
        for (const cell of cells) kept[cell] |= copy[cell];
      }
      for (const cell of cells) masks[cell] = kept[cell];
      return isPossible;
    },
  });
}
