import { type Game, momentsOf } from '@pencilmark/game';
import type { Digits } from 'pencilmark';

/** The longest time in ms before a move of the branch that led to the solution. */
export function longestPause(game: Game): number {
  return Math.max(0, ...momentsOf(game, game.current).map(({ thought }) => thought));
}

/**
 * The number of digits entered by the player that are not in the solution, on any branch. Undefined if the givens were
 * changed meanwhile, as the solution at that time is unknown.
 */
export function mistakesIn({ log }: Game, solution: Digits): number | undefined {
  if (log.some(({ move }) => move.kind === 'load' || move.kind === 'clear')) return undefined;
  return log.filter(
    ({ move }) => move.kind === 'enter' && move.cells.some((cell) => solution[cell] !== move.digit),
  ).length;
}
