import { type BoardState, cellsShowing } from '@pencilmark/game';
import type { Cell } from 'pencilmark';

export type Selection = readonly Cell[];

/** The selection with a cell added at its end. */
export function withCell(selection: Selection, cell: Cell): Selection {
  return selection.includes(cell) ? selection : [...selection, cell];
}

/** The selection with a cell added, or removed if it was selected. */
export function toggledCell(selection: Selection, cell: Cell): Selection {
  return selection.includes(cell) ? selection.filter((member) => member !== cell) : [...selection, cell];
}

/** All cells with the digit of a cell; for an empty cell, the cell alone. */
export function cellsAlike(board: BoardState, cell: Cell): Selection {
  const digit = board.digits[cell];
  return digit === 0 ? [cell] : cellsShowing(board, digit).entered;
}
