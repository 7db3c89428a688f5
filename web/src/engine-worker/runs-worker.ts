/** A thread for runs at full speed: it is ended when nobody waits for it any more. */
import { runList } from './runs-answers.ts';
import type { RunsReport, RunsRequest } from './runs-protocol.ts';
import { unpackPuzzle } from './wire-puzzle.ts';

/** How often it is told what was done so far, in ms. */
const PACE = 150;

self.addEventListener('message', ({ data }: MessageEvent<RunsRequest>) => {
  try {
    const puzzles = data.puzzles.map(unpackPuzzle);
    const options = { now: () => performance.now(), patience: data.patience, pace: PACE };
    for (const method of data.methods)
      for (const tally of runList(method, puzzles, options)) send({ kind: 'tally', tally });
    send({ kind: 'done' });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});

function send(report: RunsReport): void {
  self.postMessage(report);
}
