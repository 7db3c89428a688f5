import { isAutoSolved } from './assists.ts';
import type { Game } from './game.ts';
import { pathTo } from './replay.ts';

/**
 * Who filled the board that is shown. `looked`: the player, digit by digit, after the program had entered the solution
 * on a board that was undone or restarted since.
 */
export function solver(game: Game): 'player' | 'looked' | 'program' {
  if (!isAutoSolved(game)) return 'player';
  const moves = pathTo(game, game.current).map((node) => game.log[node - 1]?.move);
  const since = moves.slice(moves.findLastIndex((move) => move?.kind === 'reset') + 1);
  const isOwn = since.some((move) => move?.kind === 'enter');
  return isOwn && !since.some((move) => move?.kind === 'assist' && move.by === 'solve')
    ? 'looked'
    : 'program';
}
