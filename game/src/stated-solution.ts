import type { Digits } from 'pencilmark';
import type { BoardState } from './board-state.ts';
import { digitsOfText } from './digits-text.ts';
import type { Game } from './game.ts';

/** The solution that the setter states; undefined where there is none, or another puzzle lies on the board. */
export function statedSolution(
  { puzzle, setter }: Game,
  board: Pick<BoardState, 'puzzle'>,
): Digits | undefined {
  if (setter?.solution === undefined || board.puzzle.givens !== puzzle.givens) return undefined;
  const digits = digitsOfText(setter.solution);
  return digits.length === puzzle.givens.length ? digits : undefined;
}
