import type { BoardState } from '@pencilmark/game';
import type { WireBoard } from './logic-protocol.ts';
import { packPuzzle } from './wire-puzzle.ts';

/** The parts of a board in play that logic needs. */
export function wireBoard({ puzzle, digits, corner, centre }: BoardState): WireBoard {
  return { puzzle: packPuzzle(puzzle), digits, corner, centre };
}
