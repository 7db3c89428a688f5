import { untrack } from 'svelte';
import { cancelLoad, openGame, startGame, currentGame } from '../play/session/current-game.svelte.ts';
import { t } from '../play/words.ts';
import { playView } from '../play/view/play-view.svelte.ts';
import { addressOf } from '../state/addresses.ts';
import { later } from '../kit/later.ts';
import { notices } from '../state/notices.svelte.ts';
import {
  keptWithEntry,
  followAddress,
  goTo,
  keepWithEntry,
  router,
  subjectOf,
} from '../state/router.svelte.ts';
import { opening } from '../storage/opening.ts';
import { settings } from '../state/settings.svelte.ts';
import { noteVisit } from './visits.ts';

/** Kept with the history entry that shows a new user's first game. */
const FIRST_GAME = 'first game';

/** Shows what the address names, now and after each change. Use in $effect. */
export function showAddress(): () => void {
  // Only the address counts: state that is read on the way must not run this again.
  return untrack(() => {
    const visit = noteVisit();
    const opensOnToday = settings.openOn === 'today' && location.hash.length < 2;
    if (opensOnToday && visit === 'first of the day') history.replaceState(null, '', addressOf('today'));
    let isStart = opensOnToday;
    return followAddress(() => {
      void arrive(isStart);
      isStart = false;
    });
  });
}

/** `opensOnToday`: the page opens on Today if the board that was left is solved. */
async function arrive(opensOnToday: boolean): Promise<void> {
  window.scrollTo(0, 0);
  if (router.page !== 'play') return cancelLoad();
  const [id] = subjectOf('play').split('/');
  if (currentGame.session && (id === '' || id === currentGame.session.id)) return cancelLoad();
  const isReload = keptWithEntry() === FIRST_GAME;
  // A game that could not be kept, or hung, gives way to another one; one that never was here is not replaced in silence.
  const isNamed = id !== '' && !isReload && opening.hung !== id;
  let opened = await openGame(isNamed ? [id] : id === '' ? [undefined] : [id, undefined]);
  if (opened === 'missing' && isNamed) {
    if (!currentGame.problem) return findGame(id);
    opened = await openGame([undefined]);
  }
  if (isReload && opened === 'opened') explainFirstMove();
  if (opened === 'missing' && !currentGame.session) await startFirstGame();
  offerHung();
  if (opensOnToday && opened === 'opened' && currentGame.status === 'won') goTo('today');
}

/** A game with which the page hung on the last visit is opened on request. */
function offerHung(): void {
  const { hung } = opening;
  if (hung === undefined) return;
  opening.hung = undefined;
  const does = (): void => {
    notices.line = undefined;
    goTo('play', hung);
  };
  notices.line = { text: t.messages.hung, kind: 'done', action: { label: t.messages.openAnyway, does } };
}

/** Finds a game that is not kept here: the puzzle of a day can be made. */
function findGame(id: string): void {
  void later(
    () => import('./lost/find-game.ts'),
    (code) => router.page === 'play' && subjectOf('play').startsWith(id) && code.findGame(id),
  );
}

async function startFirstGame(): Promise<void> {
  const { puzzle, title, level } = (await import('../puzzles/first-game.ts')).firstGame();
  await startGame(puzzle, title, level);
  explainFirstMove();
}

/** Explains how to begin; a reload before the first entry repeats it. */
function explainFirstMove(): void {
  playView.isFirst = true;
  keepWithEntry(FIRST_GAME);
}
