import { callOnce } from './call.ts';
import type { RunsReport, RunsRequest } from './runs-protocol.ts';
import type { RunsApi } from './runs.worker.ts';

const call = callOnce<RunsApi>(
  () => new Worker(new URL('./runs.worker.ts', import.meta.url), { type: 'module' }),
  { usesStorage: true },
);

/** Runs methods over a list in a worker of their own. Returns a function that stops it. */
export function askRuns(request: RunsRequest, report: (report: RunsReport) => void): () => void {
  return call('run', request, {
    onReport: report,
    onDone: () => report({ kind: 'done' }),
    onFailure: (reason) => report({ kind: 'failed', reason }),
  });
}
