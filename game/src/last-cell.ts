import type { Cell } from 'pencilmark';
import { type Game, START } from './game.ts';

/**
 * The cell of the last move, or the last of several; undefined if the move concerns the whole board, or there is none.
 */
export function lastCell({ log, current }: Game): Cell | undefined {
  if (current === START) return undefined;
  const { move } = log[current - 1];
  switch (move.kind) {
    case 'enter':
    case 'erase':
    case 'mark':
    case 'colour':
      return move.cells.at(-1);
    case 'candidate-colour':
      return move.candidates.at(-1)?.cell;
    case 'assist':
      return (move.placements.at(-1) ?? move.eliminations?.at(-1))?.cell;
    case 'line':
      return move.line.to.cell;
    default:
      return undefined;
  }
}
