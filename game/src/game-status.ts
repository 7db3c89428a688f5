import { type GameStatus, statusOf } from './check.ts';
import type { Game } from './game.ts';
import { currentState } from './replay.ts';

/** The status of a game. */
export function gameStatus(game: Game, board = currentState(game)): GameStatus {
  return statusOf(board, game);
}
