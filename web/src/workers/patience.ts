import type { Rules } from 'pencilmark';

/**
 * Stops a search after it has asked a number of times whether to go on. Unlike a time limit, this gives the same
 * results on every machine, however busy.
 */
export function patience(questions: number): () => boolean {
  let asked = 0;
  return () => ++asked > questions;
}

/** On a classic board: about a second of work. */
const PROOF_QUESTIONS = 20_000;
/** A question on a board with rules takes three times as long: fillings of the rules are tried between two of them. */
const WITH_RULES = 3;

/** For the contradictions behind a trial, of which there may be many: about the same work on every board. */
export function proofPatience({ geometry, constraints }: Rules): () => boolean {
  const share = (geometry.size * geometry.cells.length) / 729;
  const cost = Math.max(1, share) * (constraints.length > 0 ? WITH_RULES : 1);
  return patience(Math.ceil(PROOF_QUESTIONS / cost));
}
