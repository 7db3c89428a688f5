import type { BoardState } from '@pencilmark/game';
import type { WireBoard } from './logic-protocol.ts';
import { wirePuzzle } from './wire-puzzle.ts';

/** What of a board in play the logic needs to know. */
export function wireBoard({ puzzle, digits, corner, centre }: BoardState): WireBoard {
  return { ...wirePuzzle(puzzle), digits, corner, centre };
}
