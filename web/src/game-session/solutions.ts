import type { Puzzle } from 'pencilmark';
import { findSolutions } from '../engine-worker/engine.ts';
import type { Solutions } from '../engine-worker/protocol.ts';

/** How many solutions the puzzle on the board has. Asked once per puzzle. */
export function solutionsOf(puzzle: Puzzle): Promise<Solutions> {
  let asked = known.get(puzzle);
  if (!asked) known.set(puzzle, (asked = findSolutions(puzzle)));
  return asked;
}

const known = new WeakMap<Puzzle, Promise<Solutions>>();
