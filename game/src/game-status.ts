import { type GameStatus, statusOf } from './check.ts';
import type { Game } from './game.ts';
import { currentState } from './replay.ts';

/** How a game stands. */
export function gameStatus(game: Game, board = currentState(game)): GameStatus {
  return statusOf(board, game);
}
