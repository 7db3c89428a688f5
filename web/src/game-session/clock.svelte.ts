import { elapsed, pauseTimer, startTimer } from '@pencilmark/game';
import { t } from '../text/text.ts';
import { say, ui } from '../ui/ui.svelte.ts';
import { changeSession, flushSession, now, table } from './session.svelte.ts';

/** How often the clock is looked at, in ms: often enough that no second seems longer than another. */
const TICK = 250;

let tick = $state(0);

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
  const turn = ui.paused ? pauseTimer : startTimer;
  changeSession({ timer: turn(session.timer, now()) });
  say(ui.paused ? t.said.paused : t.said.resumed);
}

/** Keeps the clock going while the page is seen. Returns what ends it. */
export function runClock(): () => void {
  const timer = setInterval(() => tick++, TICK);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

/** A page that nobody sees does not count time; what was played so far goes to disk. */
function onVisibility(): void {
  const { session, status } = table;
  if (!session || session.hold !== 'here' || ui.paused || status === 'won') return;
  const turn = document.hidden ? pauseTimer : startTimer;
  changeSession({ timer: turn(session.timer, now()) });
  if (document.hidden) void flushSession();
}
