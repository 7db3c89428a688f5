import { backtrack, fits, lookAt, openCells, place, remove, type Run, type Steps } from './run.ts';

/**
 * Cell by cell in reading order, digits in ascending order: places the first digit that no peer holds; if none fits,
 * returns to the cell before and tries its next digit.
 */
export function* bruteForce(run: Run): Steps {
  const { size } = run.puzzle.geometry;
  const open = openCells(run);
  let at = 0;
  while (at < open.length) {
    const cell = open[at];
    let digit = run.digits[cell] + 1;
    if (digit > 1 && remove(run, cell)) yield;
    for (; digit <= size; digit++) {
      if (lookAt(run, cell, digit)) yield;
      if (fits(run, cell, digit)) break;
    }
    if (digit <= size) {
      if (place(run, cell, digit, 'guess')) yield;
      at++;
    } else if (at === 0) {
      return 'impossible';
    } else {
      if (backtrack(run, cell)) yield;
      at--;
    }
  }
  return 'solved';
}
