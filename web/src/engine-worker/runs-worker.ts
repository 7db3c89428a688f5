/** A thread for runs at full speed: it is ended when nobody waits for it any more. */
import { runList } from './runs-answers.ts';
import type { RunsReport, RunsRequest } from './runs-protocol.ts';
import { readSource } from './runs-source.ts';

/** How often it is told what was done so far, in ms. */
const PACE = 150;

self.addEventListener('message', async ({ data }: MessageEvent<RunsRequest>) => {
  try {
    const { puzzles, faults } = await readSource(data.source);
    const [fault] = faults;
    send({ kind: 'read', total: puzzles.length, faults: faults.length, ...(fault && { fault }) });
    const options = { now: () => performance.now(), patience: data.patience, pace: PACE };
    for (const method of puzzles.length === 0 ? [] : data.methods)
      for (const tally of runList(method, puzzles, options)) send({ kind: 'tally', tally });
    send({ kind: 'done' });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});

function send(report: RunsReport): void {
  self.postMessage(report);
}
