import type { Setter } from '@pencilmark/game';
import { currentGame } from './current-game.svelte.ts';

/** What the setter of the puzzle on the board says of it; of another than the game began with, nothing. */
export function shownSetter(): Setter | undefined {
  const { session, board } = currentGame;
  const setter = session?.game.setter;
  if (!setter || session?.game.puzzle.givens !== board?.puzzle.givens) return undefined;
  return (setter.author ?? setter.rules ?? setter.leftOut) ? setter : undefined;
}

/** What the setter says to those who have solved the puzzle; nothing before. */
export function messageWhenSolved(): string | undefined {
  const { session, board, status } = currentGame;
  const isSame = session?.game.puzzle.givens === board?.puzzle.givens;
  return status === 'won' && isSame ? session?.game.setter?.message : undefined;
}
