import type { Puzzle } from 'pencilmark';
import type { RunsReport, RunsRequest } from './runs-protocol.ts';
import { wirePuzzle } from './wire-puzzle.ts';

interface Asked extends Omit<RunsRequest, 'puzzles'> {
  readonly puzzles: readonly Puzzle[];
}

/** Runs methods over a list in a worker of their own. Returns what ends that. */
export function askRuns({ puzzles, ...asked }: Asked, tell: (report: RunsReport) => void): () => void {
  const worker = new Worker(new URL('./runs-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RunsReport>) => {
    if (data.kind !== 'tally') worker.terminate();
    tell(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    tell({ kind: 'failed', reason: event.message });
  });
  worker.postMessage({ ...asked, puzzles: puzzles.map(wirePuzzle) } satisfies RunsRequest);
  return () => worker.terminate();
}
