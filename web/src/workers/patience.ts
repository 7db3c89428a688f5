/** For the contradictions behind a trial, of which there may be many: about half a second. */
export const PROOF_WORK = 15_000_000;
