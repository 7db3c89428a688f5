import type { JobName, PartOf, QuestionOf } from './make-protocol.ts';

/** Does a job, reporting each part of the answer as soon as it is available. Stopped by ending its worker. */
export type Job<J extends JobName> = (question: QuestionOf<J>, reporting: Reporting<J>) => void;

interface Reporting<J extends JobName> {
  readonly report: (part: PartOf<J>) => void;
  /** In ms. */
  readonly now: () => number;
}

/** Minimum time between two progress reports of a job, in ms. */
const PACE = 120;

/** Calls `does`, unless it did so a moment ago. */
export function paced(now: () => number): (does: () => void) => void {
  let last = now();
  return (does) => {
    if (now() - last < PACE) return;
    last = now();
    does();
  };
}

/** True once this number of ms has passed. */
export function patience(now: () => number, most: number): () => boolean {
  const end = now() + most;
  return () => now() > end;
}
