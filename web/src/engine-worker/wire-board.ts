import type { BoardState } from '@pencilmark/game';
import type { WireBoard } from './logic-protocol.ts';

/** What of a board in play the logic needs to know. */
export function wireBoard({ puzzle, digits, corner, centre }: BoardState): WireBoard {
  const { geometry, givens, allowed } = puzzle;
  return { spec: geometry.spec, givens, ...(allowed && { allowed }), digits, corner, centre };
}
