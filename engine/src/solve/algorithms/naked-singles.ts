import { beginRound, fittingDigits, lookAt, openCells, place, type Run, type Steps } from './run.ts';

/**
 * Fills every cell that only one digit fits, pass after pass, and never guesses. A pass that fills nothing is the last,
 * so there is at most one pass more than there are open cells.
 */
export function* nakedSingles(run: Run): Steps {
  let open = openCells(run);
  while (open.length > 0) {
    const before = run.placed;
    if (beginRound(run)) yield;
    for (const cell of open) {
      if (lookAt(run, cell, 0)) yield;
      const digits = fittingDigits(run, cell);
      if (digits.length === 0) return 'impossible';
      if (digits.length === 1 && place(run, cell, digits[0], 'nakedSingle')) yield;
    }
    if (run.placed === before) return 'stuck';
    open = open.filter((cell) => run.digits[cell] === 0);
  }
  return 'solved';
}
