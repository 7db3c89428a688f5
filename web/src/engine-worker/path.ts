import type { Puzzle } from 'pencilmark';
import { ui } from '../ui/ui.svelte.ts';
import type { PathReport, PathRequest } from './path-protocol.ts';
import { wirePuzzle } from './wire-puzzle.ts';

/** Finds the path of a puzzle in a worker of its own. Returns what ends that. */
export function askPath(puzzle: Puzzle, tell: (report: PathReport) => void): () => void {
  const worker = new Worker(new URL('./path-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PathReport>) => {
    if (data.kind === 'end' || data.kind === 'failed') worker.terminate();
    tell(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    tell({ kind: 'failed', reason: event.message });
  });
  worker.postMessage({ puzzle: wirePuzzle(puzzle), language: ui.language } satisfies PathRequest);
  return () => worker.terminate();
}
