import { type ParsedPuzzle, parsePuzzles, type Result } from '../../engine/src/index.ts';
import type { Layout } from './layouts.ts';
import type { Printed } from './printed.ts';

/** The outcomes for a printed puzzle; the last must never occur. */
export const OUTCOMES = ['itself', 'refused', 'another'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Prints a puzzle and reads it again. */
export function outcomeOf(layout: Layout, printed: Printed): Outcome {
  return readAgain(layout, printed).outcome;
}

/** The same, and whether the reader has remarks on the text. */
export function readAgain(layout: Layout, printed: Printed) {
  const read = parsePuzzles(layout.print(printed));
  const isRemarked = read.ok && read.value.some(({ remarks = [] }) => remarks.length > 0);
  return { outcome: compare(layout, printed, read), isRemarked };
}

function compare({ isSolved }: Layout, printed: Printed, read: Result<ParsedPuzzle[]>): Outcome {
  if (!read.ok) return 'refused';
  const [sheet, ...more] = read.value;
  const { puzzle, solution } = sheet;
  const isSame =
    more.length === 0 &&
    puzzle.geometry.size === printed.size &&
    puzzle.givens.join() === printed.givens.join() &&
    puzzle.allowed === undefined &&
    (solution === undefined || (isSolved === true && solution.join() === printed.solution.join()));
  return isSame ? 'itself' : 'another';
}
