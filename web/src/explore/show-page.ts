import type { Puzzle } from 'pencilmark';
import { currentGame } from '../play/session/current-game.svelte.ts';
import { puzzleText } from '../puzzles/puzzle-address.ts';
import { goTo } from '../state/router.svelte.ts';

/** Goes to a page about a puzzle; without the puzzle if it cannot be written into an address. */
export function goToPuzzle(page: 'watch' | 'path', puzzle: Puzzle): void {
  const text = puzzleText(puzzle);
  if (page === 'watch') goTo(page, text);
  else goTo(page, text === undefined ? undefined : { text, place: undefined });
}

/** Goes to a page about the puzzle in play. */
export function showPage(page: 'watch' | 'path'): void {
  if (currentGame.board) goToPuzzle(page, currentGame.board.puzzle);
}
