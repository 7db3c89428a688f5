import { type BoardState, digitsOfText, isGiven, type Setter } from '@pencilmark/game';
import type { ParsedPuzzle } from 'pencilmark';

/** The part of a game that a text contains: the puzzle, or also the player's digits and marks. */
export function sheetOf(
  board: BoardState,
  title: string,
  part: 'puzzle' | 'board',
  setter?: Setter,
): ParsedPuzzle {
  const { puzzle } = board;
  const said = { puzzle, title, ...wordsOf(setter) };
  if (part === 'puzzle') return said;
  return {
    ...said,
    entries: board.digits.map((digit, cell) => (isGiven(board, cell) ? 0 : digit)),
    marks: board.centre.map((marks, cell) => (board.digits[cell] === 0 ? marks : 0)),
    corners: board.corner.map((marks, cell) => (board.digits[cell] === 0 ? marks : 0)),
  };
}

/** The setter's data of a puzzle, in the form of a sheet. */
function wordsOf({ author, rules, message, solution }: Setter = {}): Pick<
  ParsedPuzzle,
  'author' | 'comment' | 'message' | 'solution'
> {
  return {
    ...(author && { author }),
    ...(rules && { comment: rules }),
    ...(message && { message }),
    ...(solution && { solution: digitsOfText(solution) }),
  };
}
