import { type Day, dayNow } from './day.ts';

let day = $state<Day>(dayNow());

/** Today, kept current while the page is open. */
export const calendar = {
  get today(): Day {
    return day;
  },
};

/** Reads the clock again: a computer that slept has missed midnight. */
export function lookAtClock(): Day {
  return (day = dayNow());
}

/**
 * Moves on to the next day at midnight, and checks again whenever the page becomes visible. Returns a cleanup function.
 */
export function watchDay(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    lookAtClock();
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight());
  };
  look();
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The time until midnight in ms, plus a margin, as a timer may fire early. */
function untilMidnight(): number {
  const now = new Date();
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return next.getTime() - now.getTime() + 50;
}
