import type { Digits, Puzzle } from 'pencilmark';
import { createCaller } from './call.ts';
import type { Solutions } from './protocol.ts';
import type { SolutionsApi } from './solutions.worker.ts';
import { packPuzzle } from './wire-puzzle.ts';

const call = createCaller<SolutionsApi>(
  () => new Worker(new URL('./solutions.worker.ts', import.meta.url), { type: 'module' }),
);

/** The number of solutions of a puzzle with `digits` on its board: none, one or several. Rejects when aborted. */
export function findSolutions(
  puzzle: Puzzle,
  digits: Digits = puzzle.givens,
  signal?: AbortSignal,
): Promise<Solutions> {
  return call('countIn', packPuzzle({ ...puzzle, givens: digits }), { ...(signal && { signal }) });
}

const known = new WeakMap<Puzzle, Promise<Solutions>>();

/** The number of solutions of a puzzle. Found once per puzzle, and again after a failure. */
export function solutionsOf(puzzle: Puzzle): Promise<Solutions> {
  let asked = known.get(puzzle);
  if (asked) return asked;
  asked = findSolutions(puzzle);
  known.set(puzzle, asked);
  asked.catch(() => known.delete(puzzle));
  return asked;
}
