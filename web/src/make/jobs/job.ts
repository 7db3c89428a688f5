import type { JobName, PartOf, QuestionOf } from './make-protocol.ts';

/** Does a job, telling each part of the answer as soon as it is there. Ended by ending its thread. */
export type Job<J extends JobName> = (question: QuestionOf<J>, telling: Telling<J>) => void;

interface Telling<J extends JobName> {
  readonly tell: (part: PartOf<J>) => void;
  /** In ms. */
  readonly now: () => number;
}

/** Between two tellings of how far a job is, in ms. */
const PACE = 120;

/** Calls `does` only if it did not do so a moment ago. */
export function paced(now: () => number): (does: () => void) => void {
  let last = now();
  return (does) => {
    if (now() - last < PACE) return;
    last = now();
    does();
  };
}

/** True from so many ms on. */
export function patience(now: () => number, most: number): () => boolean {
  const end = now() + most;
  return () => now() > end;
}
