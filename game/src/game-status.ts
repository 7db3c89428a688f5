import { type GameStatus, statusOf } from './check.ts';
import type { Game } from './game.ts';
import { currentState } from './replay.ts';

/** How a game stands. Where a setter states the solution, that alone wins, whatever of the rules is known here. */
export function gameStatus(game: Game, board = currentState(game)): GameStatus {
  const known = statusOf(board);
  const stated = board.puzzle.givens === game.puzzle.givens && game.setter?.solution;
  if (known === 'open' || !stated) return known;
  return board.digits.map((digit) => digit.toString(36)).join('') === stated ? 'won' : 'wrong';
}
