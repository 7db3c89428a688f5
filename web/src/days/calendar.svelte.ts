import { type Day, dayNow } from './day.ts';

let day = $state<Day>(dayNow());

/** The day on which the page is looked at, which goes on while the page is open. */
export const calendar = {
  get today(): Day {
    return day;
  },
};

/** Looks at the clock again: a machine that slept has missed midnight. */
export function lookAtClock(): Day {
  return (day = dayNow());
}

/** Goes on to the next day at midnight, and looks again whenever the page is seen again. Returns what ends it. */
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

/** In ms, and a little more, as a timer may come early. */
function untilMidnight(): number {
  const now = new Date();
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return next.getTime() - now.getTime() + 50;
}
