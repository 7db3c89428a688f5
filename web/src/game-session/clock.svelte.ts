import { elapsed, pauseTimer, startTimer } from '@pencilmark/game';
import { untrack } from 'svelte';
import { t } from '../text/text.ts';
import { say, ui } from '../ui/ui.svelte.ts';
import { changeSession, flushSession, now, table } from './session.svelte.ts';

/** How often the clock is looked at, in ms: often enough that no second seems longer than another. */
const TICK = 250;

let tick = $state(0);
let seen = $state(!document.hidden);

/** Play time in whole seconds, as it is shown. */
export function secondsPlayed(): number {
  void tick;
  const { session } = table;
  return session ? Math.floor(elapsed(session.timer, now()) / 1000) : 0;
}

/** A pause hides the board, so that nobody solves while the clock stands. */
export function togglePause(): void {
  const { session, status } = table;
  if (!session || session.hold !== 'here' || status === 'won') return;
  ui.paused = !ui.paused;
  say(ui.paused ? t.said.paused : t.said.resumed);
}

/** Keeps a clock that is shown going. Returns what ends it. */
export function runClock(): () => void {
  const timer = setInterval(() => tick++, TICK);
  return () => clearInterval(timer);
}

/** Time counts while the board is seen: not in a pause, on another page, or behind another tab. For an effect. */
export function countTime(): void {
  const playing = seen && ui.page === 'play' && !ui.paused && table.status !== 'won';
  if (table.session?.hold !== 'here') return;
  untrack(() => {
    const { session } = table;
    const timer = session && (playing ? startTimer : pauseTimer)(session.timer, now());
    if (timer && timer !== session.timer) changeSession({ timer });
  });
}

/** Watches whether the page is seen; what was played so far goes to disk when it is not. Returns what ends it. */
export function watchPage(): () => void {
  const watch = (): void => {
    seen = !document.hidden;
    // What the clock makes of it comes first.
    if (document.hidden) queueMicrotask(() => void flushSession());
  };
  document.addEventListener('visibilitychange', watch);
  return () => document.removeEventListener('visibilitychange', watch);
}
