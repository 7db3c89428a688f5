import {
  backtrack,
  fits,
  fittingDigits,
  lookAt,
  openCells,
  place,
  remove,
  type Run,
  type Steps,
} from './run.ts';

/**
 * Like brute force, but each cell tries only its candidates, found once before the search begins. Digits ruled out by
 * the givens are never tried again, and a cell without candidates ends the search at once.
 */
export function* candidateBruteForce(run: Run): Steps {
  const open = openCells(run);
  const candidates = open.map((cell) => fittingDigits(run, cell));
  if (candidates.some((digits) => digits.length === 0)) return 'impossible';
  /** For each open cell, the index of its next candidate. */
  const next = new Uint8Array(open.length);
  let at = 0;
  while (at < open.length) {
    const cell = open[at];
    const digits = candidates[at];
    if (run.digits[cell] !== 0 && remove(run, cell)) yield;
    let index = next[at];
    for (; index < digits.length; index++) {
      if (lookAt(run, cell, digits[index])) yield;
      if (fits(run, cell, digits[index])) break;
    }
    if (index < digits.length) {
      next[at++] = index + 1;
      if (place(run, cell, digits[index], 'guess')) yield;
    } else if (at === 0) {
      return 'impossible';
    } else {
      next[at--] = 0;
      if (backtrack(run, cell)) yield;
    }
  }
  return 'solved';
}
