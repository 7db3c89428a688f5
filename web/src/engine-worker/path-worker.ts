/** A thread for one path: it is ended when nobody waits for it any more. */
import type { PathReport, PathRequest, ToldStep } from './path-protocol.ts';
import { findPath } from './path-answers.ts';
import { tellingIn } from './telling.ts';
import { unpackPuzzle } from './wire-puzzle.ts';

/** How long solutions are counted, in ms. */
const PATIENCE = 10_000;
/** Steps are sent together that were found within so many ms. */
const PACE = 60;

self.addEventListener('message', async ({ data }: MessageEvent<PathRequest>) => {
  try {
    const locale = await tellingIn(data.language);
    const end = performance.now() + PATIENCE;
    post(findPath(unpackPuzzle(data.puzzle), locale, () => performance.now() > end));
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});

function post(reports: Iterable<PathReport>): void {
  let gathered: ToldStep[] = [];
  let sent = performance.now();
  const flush = (): void => {
    if (gathered.length > 0) send({ kind: 'steps', steps: gathered });
    gathered = [];
    sent = performance.now();
  };
  for (const report of reports) {
    if (report.kind === 'steps') gathered.push(...report.steps);
    if (report.kind !== 'steps' || performance.now() - sent > PACE) flush();
    if (report.kind !== 'steps') send(report);
  }
}

function send(report: PathReport): void {
  self.postMessage(report);
}
