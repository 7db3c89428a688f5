/** Finds the path of a puzzle. */
import { serve } from './serve.ts';
import type { PathReport, PathRequest, ExplainedStep } from './path-protocol.ts';
import { findPath } from './path-answers.ts';
import { explanationLocale } from './explanation-locale.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';

/** Time limit for counting solutions, in ms. */
const PATIENCE = 10_000;
/** Steps found within this time are sent together, in ms. */
const PACE = 60;

async function pathOf({ puzzle, language }: PathRequest, report: (part: PathReport) => void): Promise<void> {
  const locale = await explanationLocale(language);
  const end = performance.now() + PATIENCE;
  post(
    findPath(unpackPuzzle(puzzle), locale, () => performance.now() > end),
    report,
  );
}

function post(reports: Iterable<PathReport>, send: (part: PathReport) => void): void {
  let gathered: ExplainedStep[] = [];
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

const api = { pathOf };
export type PathApi = typeof api;

serve(api);
