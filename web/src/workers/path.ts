import type { Puzzle } from 'pencilmark';
import { locale } from '../state/locale.svelte.ts';
import { callOnce } from './call.ts';
import type { PathReport } from './path-protocol.ts';
import type { PathApi } from './path.worker.ts';
import { packPuzzle } from './wire-puzzle.ts';

const call = callOnce<PathApi>(
  () => new Worker(new URL('./path.worker.ts', import.meta.url), { type: 'module' }),
);

/** Finds the path of a puzzle in a worker of its own. Returns a function that stops it. */
export function askPath(puzzle: Puzzle, report: (report: PathReport) => void): () => void {
  const request = { puzzle: packPuzzle(puzzle), language: locale.language };
  return call('pathOf', request, {
    onReport: report,
    onDone: () => {},
    onFailure: (reason) => report({ kind: 'failed', reason }),
  });
}
