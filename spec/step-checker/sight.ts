/** Whether candidates exclude each other: by cells, houses and rules. */
import type { Candidate, Cell, Digit } from 'pencilmark';
import type { CheckedBoard } from './board.ts';
import { ruleExcludes } from './rule-pairs.ts';
import { sees } from './seen-by-rules.ts';

export { sees } from './seen-by-rules.ts';

/** Whether the two cannot both be true. */
export function excludes(board: CheckedBoard, a: Candidate, b: Candidate): boolean {
  if (a.cell === b.cell) return a.digit !== b.digit;
  return (a.digit === b.digit && sees(board, a.cell, b.cell)) || ruleExcludes(board, a, b);
}

/** Whether the digit in any one of the cells makes the candidate false. False if there are no cells. */
export function groupExcludes(
  board: CheckedBoard,
  cells: readonly Cell[],
  digit: Digit,
  other: Candidate,
): boolean {
  return cells.length > 0 && cells.every((cell) => excludes(board, { cell, digit }, other));
}
