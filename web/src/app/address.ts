import { untrack } from 'svelte';
import { cancelLoad, openGame, startGame, currentGame } from '../play/session/current-game.svelte.ts';
import { followAddress, router, subjectOf } from '../state/router.svelte.ts';

/** Shows what the address names, from now on. Use in $effect. */
export function showAddress(): () => void {
  // Only the address counts: what is read on the way must not run this again.
  return untrack(() => followAddress(() => void arrive()));
}

async function arrive(): Promise<void> {
  window.scrollTo(0, 0);
  if (router.page !== 'play') return cancelLoad();
  const [id] = subjectOf('play').split('/');
  if (currentGame.session && (id === '' || id === currentGame.session.id)) return cancelLoad();
  const opened = await openGame(id === '' ? [undefined] : [id, undefined]);
  if (opened === 'missing' && !currentGame.session) await startFirstGame();
}

async function startFirstGame(): Promise<void> {
  const { puzzle, title } = (await import('../puzzles/first-game.ts')).firstGame();
  await startGame(puzzle, title);
}
