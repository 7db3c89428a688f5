import type { Cell } from '../../../model/geometry.ts';
import { restrict } from '../domains.ts';
import type { Propagator } from '../propagator.ts';

/** One alternative, on its own: narrows a copy of the masks, or says that it cannot hold. */
export interface Branch {
  readonly cells: readonly Cell[];
  readonly effort: number;
  /** False if the branch cannot hold with these masks, which it may narrow. */
  readonly narrow: (masks: Int32Array) => boolean;
}

/** At least one branch holds: keeps what some branch that still can would keep. */
export function anyOfRule(branches: readonly Branch[], cellCount: number): Propagator {
  const cells = [...new Set(branches.flatMap((branch) => branch.cells))].sort((a, b) => a - b);
  const copy = new Int32Array(cellCount);
  const kept = new Int32Array(cellCount);
  return {
    cells,
    cost: 2,
    get effort() {
      return branches.reduce((sum, { effort }) => sum + effort, cells.length);
    },
    run: (domains) => {
      for (const cell of cells) kept[cell] = 0;
      let isPossible = false;
      for (const branch of branches) {
        copy.set(domains.masks);
        if (!branch.narrow(copy)) continue;
        isPossible = true;
        for (const cell of cells) kept[cell] |= copy[cell];
      }
      return isPossible && cells.every((cell) => restrict(domains, cell, kept[cell]));
    },
  };
}
