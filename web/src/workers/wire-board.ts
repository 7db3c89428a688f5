import { puzzleToData } from 'pencilmark';
import type { BoardState } from '@pencilmark/game';
import type { WireBoard } from './logic-protocol.ts';

/** What of a board in play the logic needs to know. */
export function wireBoard({ puzzle, digits, corner, centre }: BoardState): WireBoard {
  return { ...puzzleToData(puzzle), digits, corner, centre };
}
