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
 * As brute force, but each cell tries only its candidates, which are found once before the search begins. What
 * the givens rule out is thus never looked at again, and a cell without candidates ends it at once.
 */
export function* candidateBruteForce(run: Run): Steps {
  const open = openCells(run);
  const candidates = open.map((cell) => fittingDigits(run, cell));
  if (candidates.some((digits) => digits.length === 0)) return 'impossible';
  /** For each open cell which of its candidates comes next. */
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
