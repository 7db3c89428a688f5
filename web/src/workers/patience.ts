/**
 * Stops a search once it has asked so often whether to go on. Unlike a time, that finds the same on every machine, however
 * busy it is.
 */
export function patience(questions: number): () => boolean {
  let asked = 0;
  return () => ++asked > questions;
}

/** For the contradictions behind a trial: there may be many. Some five seconds of work. */
export const PROOF_QUESTIONS = 100_000;
