import type { Conflict, Digits, Puzzle } from 'pencilmark';
import { createCaller } from './call.ts';
import type { ConflictsApi } from './conflicts.worker.ts';
import { packPuzzle } from './wire-puzzle.ts';

const call = createCaller<ConflictsApi>(
  () => new Worker(new URL('./conflicts.worker.ts', import.meta.url), { type: 'module' }),
);

const ids = new WeakMap<Puzzle, number>();
let newest = 0;

/** The conflicts of a board whose rules are much work. Rejects when aborted. */
export function findConflictsLater(
  puzzle: Puzzle,
  digits: Digits,
  signal: AbortSignal,
): Promise<readonly Conflict[]> {
  const id = ids.get(puzzle) ?? ++newest;
  ids.set(puzzle, id);
  return call('conflictsIn', { id, data: packPuzzle(puzzle), digits }, { signal });
}
