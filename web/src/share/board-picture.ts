import { type CellLook, drawBoard, type Drawing, rulesOf, withPen } from '@pencilmark/board';
import { type BoardState, isGiven } from '@pencilmark/game';
import type { Cell } from 'pencilmark';

/** The parts of a board that a picture shows. */
export type PicturePart = 'givens' | 'digits' | 'marks';

/**
 * A board as a standalone picture; `marks`: everything that the player wrote and drew. Cells that just changed are
 * shaded.
 */
export function drawState(board: BoardState, part: PicturePart, changed: readonly Cell[] = []): Drawing {
  const { geometry } = board.puzzle;
  const withMarks = part === 'marks';
  const looks = board.digits.map((digit, cell): CellLook => ({
    digit: part === 'givens' ? board.puzzle.givens[cell] : digit,
    origin: isGiven(board, cell) ? 'given' : 'entry',
    corner: withMarks ? board.corner[cell] : 0,
    centre: withMarks ? board.centre[cell] : 0,
    colours: withMarks ? board.colours[cell] : 0,
    allowed: 0,
    singles: 0,
    fault: 'none',
    emphasis: 0,
  }));
  const drawing = drawBoard({
    geometry,
    looks,
    highlights: [{ role: 'change', cells: changed }],
    rules: rulesOf(board.puzzle),
  });
  return withMarks ? withPen(drawing, { geometry, ...board }) : drawing;
}
