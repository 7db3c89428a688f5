import type { Puzzle } from 'pencilmark';
import { currentGame, startGame } from '../play/session/current-game.svelte.ts';
import { problemTexts } from '../puzzles/problems/words.ts';
import { notices } from '../state/notices.svelte.ts';
import { goTo } from '../state/router.svelte.ts';
import { isCurrent, ownTitle } from './puzzle-name.ts';

/** The current game continues; any other puzzle starts a new one. */
export async function playPuzzle(puzzle: Puzzle): Promise<void> {
  if (isCurrent(puzzle) && currentGame.session) {
    goTo('play', currentGame.session.id);
    return;
  }
  const started = await startGame(puzzle, ownTitle(puzzle));
  if (!started.ok) notices.toast = { message: problemTexts.sentence(started.error) };
}
