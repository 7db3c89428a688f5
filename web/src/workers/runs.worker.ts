/** Runs methods at full speed. */
import { serve } from './serve.ts';
import { runList } from './runs-answers.ts';
import type { RunsReport, RunsRequest } from './runs-protocol.ts';
import { readSource } from './runs-source.ts';

/** Interval between reports of the work so far, in ms. */
const PACE = 150;

async function run(request: RunsRequest, report: (part: RunsReport) => void): Promise<void> {
  const { puzzles, faults } = await readSource(request.source);
  const [fault] = faults;
  report({ kind: 'read', total: puzzles.length, faults: faults.length, ...(fault && { fault }) });
  const options = { now: () => performance.now(), patience: request.patience, pace: PACE };
  for (const method of puzzles.length === 0 ? [] : request.methods)
    for (const tally of runList(method, puzzles, options)) report({ kind: 'tally', tally });
}

const api = { run };
export type RunsApi = typeof api;

serve(api);
