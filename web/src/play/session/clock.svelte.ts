import { elapsed, pauseTimer, startTimer } from '@pencilmark/game';
import { untrack } from 'svelte';
import { t } from '../words.ts';
import { router } from '../../state/router.svelte.ts';
import { announce } from '../../state/notices.svelte.ts';
import { playView } from '../view/play-view.svelte.ts';
import { changeSession, flushSession, now, currentGame } from './current-game.svelte.ts';

/** Interval between readings of the clock, in ms: short enough that all seconds seem equally long. */
const TICK = 250;

let tick = $state(0);
let seen = $state(!document.hidden);

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

/** Keeps a visible clock running. Returns a cleanup function. */
export function runClock(): () => void {
  const timer = setInterval(() => tick++, TICK);
  return () => clearInterval(timer);
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
