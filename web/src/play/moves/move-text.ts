import type { BoardState, Move } from '@pencilmark/game';
import { type Cell, cellName, symbolOf } from 'pencilmark';
import { t } from '../words.ts';

/** The effect of a move, as a sentence for reading aloud. */
export function moveText(move: Move, { puzzle: { geometry } }: BoardState): string {
  const { moved } = t;
  const where = (cells: readonly Cell[]): string => moved.where(cells.length, cellName(geometry, cells[0]));
  switch (move.kind) {
    case 'enter':
      return moved.entered(symbolOf(geometry, move.digit), where(move.cells));
    case 'erase':
      return moved.erased(where(move.cells));
    case 'mark':
      return moved.marked[move.change](
        `${t.marks[move.marks]} ${symbolOf(geometry, move.digit)}`,
        where(move.cells),
      );
    case 'colour':
      return moved.coloured[move.change](t.colours[move.colour - 1], where(move.cells));
    case 'set-marks':
      return moved.filled(where(move.marks.map(({ cell }) => cell)));
    case 'assist': {
      const { placements } = move;
      const cells = placements.map(({ cell }) => cell);
      if (cells.length > 1) return moved.placed(where(cells));
      return cells.length === 0
        ? moved.done
        : moved.entered(symbolOf(geometry, placements[0].digit), where(cells));
    }
    default:
      return moved.done;
  }
}
