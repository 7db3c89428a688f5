import type { ParsedPuzzle } from '../formats/parsed-puzzle.ts';
import { digitBit, type DigitSet } from '../model/digits.ts';
import { candidatesOf } from '../puzzle/candidates.ts';
import type { Digits } from '../puzzle/puzzle.ts';
import { createPosition, type Position } from './position.ts';

/** The givens and entries of a parsed puzzle in one list: a digit per cell, 0 while open. */
export function playedDigits({ puzzle: { givens }, entries }: ParsedPuzzle): Digits {
  return entries ? givens.map((given, cell) => given || entries[cell]) : givens;
}

/**
 * The position of a parsed puzzle, with its entries placed and with the candidates that its marks leave. An open cell
 * without marks has all its candidates. Entries and marks are taken as they are, right or wrong: `findConflicts` with
 * `playedDigits` finds entries that break a rule. Throws as `createPosition` does.
 */
export function playedPosition(sheet: ParsedPuzzle): Position {
  const { puzzle, entries, marks } = sheet;
  if (!entries && !marks) return createPosition(puzzle);
  const digits = playedDigits(sheet);
  const open = candidatesOf(puzzle, digits);
  const candidates = open.map((set, cell): DigitSet => (marks?.[cell] ? set & marks[cell] : set));
  return createPosition({ ...puzzle, digits, candidates });
}

/** The candidates of a position for a solver without entries: a filled cell allows only its digit. */
export function allowedIn({ digits, candidates }: Position): DigitSet[] {
  return Array.from(candidates, (set, cell) => (digits[cell] === 0 ? set : digitBit(digits[cell])));
}
