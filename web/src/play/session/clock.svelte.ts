import { elapsed, pauseTimer, startTimer } from '@pencilmark/game';
import { untrack } from 'svelte';
import { t } from '../words.ts';
import { router } from '../../state/router.svelte.ts';
import { announce } from '../../state/notices.svelte.ts';
import { playView } from '../view/play-view.svelte.ts';
import { changeSession, flushSession, now, currentGame } from './current-game.svelte.ts';

const SECOND = 1000;

let tick = $state(0);
let seen = $state(!document.hidden);
/** Not the whole session, which changes with every move. */
const shownTimer = $derived(currentGame.session?.timer);

/** Play time in whole seconds, for display. */
export function secondsPlayed(): number {
  void tick;
  const { session } = currentGame;
  return session ? Math.floor(elapsed(session.timer, now()) / 1000) : 0;
}

/** A pause hides the board, so that nobody can solve while the clock is stopped. */
export function togglePause(): void {
  const { session, status } = currentGame;
  if (!session || session.access !== 'owner' || status === 'won') return;
  playView.paused = !playView.paused;
  announce(playView.paused ? t.messages.paused : t.messages.resumed);
}

/**
 * Keeps a visible clock running, by one reading just after each second of the time played: more would only wake the
 * page. None while it stands or nobody sees it. For an effect.
 */
export function runClock(): (() => void) | undefined {
  const timer = shownTimer;
  if (!seen || !timer || timer.since === null) return undefined;
  let waiting: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    waiting = setTimeout(read, SECOND - (elapsed(timer, now()) % SECOND) + 1);
  };
  const read = (): void => {
    tick++;
    wait();
  };
  untrack(() => tick++);
  wait();
  return () => clearTimeout(waiting);
}

/**
 * Counts time while the board is visible: not during a pause, on another page, or behind another tab. For an effect.
 */
export function countTime(): void {
  const playing = seen && router.page === 'play' && !playView.paused && currentGame.status !== 'won';
  if (currentGame.session?.access !== 'owner' || currentGame.session.isDone) return;
  untrack(() => {
    const { session } = currentGame;
    const timer = session && (playing ? startTimer : pauseTimer)(session.timer, now());
    if (timer && timer !== session.timer) changeSession({ timer });
  });
}

/** Watches whether the page is visible; saves the time played when it is hidden. Returns a cleanup function. */
export function watchPage(): () => void {
  const watch = ({ type }: Event): void => {
    seen = !document.hidden && type !== 'pagehide';
    // The clock handles the event first.
    if (!seen) queueMicrotask(() => void flushSession());
  };
  document.addEventListener('visibilitychange', watch);
  // Before the database is closed, as the time played is still to be written.
  addEventListener('pagehide', watch, true);
  addEventListener('pageshow', watch);
  return () => {
    document.removeEventListener('visibilitychange', watch);
    removeEventListener('pagehide', watch, true);
    removeEventListener('pageshow', watch);
  };
}
