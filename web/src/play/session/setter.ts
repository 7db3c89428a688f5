import type { Setter } from '@pencilmark/game';
import { currentGame } from './current-game.svelte.ts';

/** The setter's texts for the puzzle on the board; undefined if it is not the puzzle of the game's start. */
export function shownSetter(): Setter | undefined {
  const { session, board } = currentGame;
  const setter = session?.game.setter;
  if (!setter || session?.game.puzzle.givens !== board?.puzzle.givens) return undefined;
  return (setter.author ?? setter.rules ?? setter.leftOut) ? setter : undefined;
}

/** The setter's message for those who have solved the puzzle; undefined before. */
export function messageWhenSolved(): string | undefined {
  const { session, board, status } = currentGame;
  const isSame = session?.game.puzzle.givens === board?.puzzle.givens;
  return status === 'won' && isSame ? session?.game.setter?.message : undefined;
}
