import type { Digits, Puzzle } from 'pencilmark';
import { type BoardState, fogOf } from './board-state.ts';
import { digitsOfText } from './digits-text.ts';
import type { Setter } from './setter.ts';

/** The part of a game that contains its solution. */
export interface Stated {
  readonly puzzle: Puzzle;
  readonly setter?: Setter | undefined;
}

/**
 * The solution stated by the setter; undefined if there is none, or only a part of one. A game's data applies only to
 * its own puzzle. Fog needs a solution to lift and so contains it; older games have it only there.
 */
export function statedSolution(board: Pick<BoardState, 'puzzle'>, game?: Stated): Digits | undefined {
  const digits = statedDigits(board, game);
  return digits?.includes(0) ? undefined : digits;
}

/** The same with 0 in the cells for which the setter states nothing. */
export function statedDigits({ puzzle }: Pick<BoardState, 'puzzle'>, game?: Stated): Digits | undefined {
  const text = game?.puzzle.givens === puzzle.givens ? game.setter?.solution : undefined;
  const digits = text === undefined ? undefined : digitsOfText(text);
  return digits?.length === puzzle.givens.length ? digits : fogOf(puzzle)?.solution;
}
