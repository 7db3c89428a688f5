import type { Digits, Puzzle } from 'pencilmark';
import { type BoardState, fogOf } from './board-state.ts';
import { digitsOfText } from './digits-text.ts';
import type { Setter } from './setter.ts';

/** What of a game says its solution. */
export interface Stated {
  readonly puzzle: Puzzle;
  readonly setter?: Setter | undefined;
}

/**
 * The solution that the setter states; undefined where there is none. What a game says of its puzzle holds for no other
 * one on the board. Fog lifts by a solution and so carries it; older games say it there alone.
 */
export function statedSolution({ puzzle }: Pick<BoardState, 'puzzle'>, game?: Stated): Digits | undefined {
  const text = game?.puzzle.givens === puzzle.givens ? game.setter?.solution : undefined;
  const digits = text === undefined ? undefined : digitsOfText(text);
  return digits?.length === puzzle.givens.length ? digits : fogOf(puzzle)?.solution;
}
