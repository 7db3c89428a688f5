import type { RunsReport, RunsRequest } from './runs-protocol.ts';

/** Runs methods over a list in a worker of their own. Returns what ends that. */
export function askRuns(request: RunsRequest, tell: (report: RunsReport) => void): () => void {
  const worker = new Worker(new URL('./runs-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RunsReport>) => {
    if (data.kind === 'done' || data.kind === 'failed') worker.terminate();
    tell(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    tell({ kind: 'failed', reason: event.message });
  });
  worker.postMessage(request);
  return () => worker.terminate();
}
