import { puzzleToData } from 'pencilmark';
import type { BoardState } from '@pencilmark/game';
import type { WireBoard } from './logic-protocol.ts';

/** The parts of a board in play that logic needs. */
export function wireBoard({ puzzle, digits, corner, centre }: BoardState): WireBoard {
  return { ...puzzleToData(puzzle), digits, corner, centre };
}
