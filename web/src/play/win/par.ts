import { autoCandidates } from '@pencilmark/game';
import { digitCount, type Digits, hiddenSingles, lowestDigit, nakedSingles, type Puzzle } from 'pencilmark';

/** How much searching a puzzle needs: singles on a full board, singles on a bare one, or more than singles. */
export type Search = 'short' | 'longer' | 'long';

/** Seconds that an experienced player needs for an open cell of a 9×9 board, thinking and writing. */
const SECONDS_PER_CELL: Readonly<Record<Search, number>> = { short: 6, longer: 10, long: 20 };

/** A share of the cells; with fewer givens singles are found less quickly. */
const FULL_SHARE = 0.43;

/** A realistic solving time for the puzzle, in seconds. */
export function parTime(puzzle: Puzzle): number {
  const open = puzzle.givens.filter((digit) => digit === 0).length;
  return Math.max(30, Math.round((open * SECONDS_PER_CELL[searchOf(puzzle)] * puzzle.geometry.size) / 9));
}

export function searchOf(puzzle: Puzzle): Search {
  if (!singlesSuffice(puzzle)) return 'long';
  const givens = puzzle.givens.filter((digit) => digit !== 0).length;
  return givens >= FULL_SHARE * puzzle.givens.length ? 'short' : 'longer';
}

/** The rating of a time, from 1 at 0 seconds through ½ at par down to 0 at twice the par time and later. */
export function pace(seconds: number, par: number): number {
  return Math.max(0, 1 - seconds / (2 * par));
}

function singlesSuffice(puzzle: Puzzle): boolean {
  let digits: Digits = puzzle.givens;
  for (;;) {
    const candidates = autoCandidates({ puzzle, digits });
    const naked = nakedSingles(candidates);
    const hidden = hiddenSingles(puzzle.geometry, digits, candidates);
    const next = digits.map((digit, cell) => digit || oneOf(naked[cell]) || oneOf(hidden[cell]));
    if (next.every((digit) => digit !== 0)) return true;
    if (next.every((digit, cell) => digit === digits[cell])) return false;
    digits = next;
  }
}

function oneOf(set: number): number {
  return digitCount(set) === 1 ? lowestDigit(set) : 0;
}
