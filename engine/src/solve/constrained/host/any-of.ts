import type { Cell } from '../../../model/geometry.ts';
import { hostRule, type Rule } from '../rule.ts';

/** One alternative, on its own: narrows a copy of the masks, or says that it cannot hold. */
export interface Branch {
  readonly cells: readonly Cell[];
  readonly effort: number;
  /** False if the branch cannot hold with these masks, which it may narrow. */
  readonly narrow: (masks: Int32Array) => boolean;
}

/** At least one branch holds: keeps what some branch that still can would keep. */
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
