import 'pencilmark/constraints';
import { type BoardState, boardText, isGiven } from '@pencilmark/game';
import { formatSheet, parseSheet, sameGeometry, type Sheet } from 'pencilmark';

/**
 * The board as one line that reads as the same puzzle wherever it is pasted: digits alone where these say all, and
 * our own JSON where the board has rules, or a shape that a reader would not guess.
 */
export function wholeText(board: BoardState): string {
  const line = boardText(board);
  const { constraints, allowed, geometry } = board.puzzle;
  if (constraints.length === 0 && !allowed) {
    const read = parseSheet(line);
    if (read.ok && sameGeometry(read.value.puzzle.geometry, geometry)) return line;
  }
  const written = formatSheet(sheetOf(board), 'pencilmark');
  return written.ok ? written.value.trim() : line;
}

function sheetOf(board: BoardState): Sheet {
  const entries = board.digits.map((digit, cell) => (isGiven(board, cell) ? 0 : digit));
  return { puzzle: board.puzzle, ...(entries.some((digit) => digit !== 0) && { entries }) };
}
