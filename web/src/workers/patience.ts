/**
 * Stops a search after it has asked a number of times whether to go on. Unlike a time limit, this gives the same
 * results on every machine, however busy.
 */
export function patience(questions: number): () => boolean {
  let asked = 0;
  return () => ++asked > questions;
}

/** For the contradictions behind a trial, of which there may be many. About five seconds of work. */
export const PROOF_QUESTIONS = 100_000;
