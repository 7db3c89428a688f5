/** Play time as plain data. All times are in ms; `now`: any monotonic clock of the caller. */
export interface Timer {
  /** Play time up to the last pause. */
  readonly played: number;
  /** The `now` since when it has been running, or null while it is paused. */
  readonly since: number | null;
}

/** A paused timer. */
export function createTimer(played = 0): Timer {
  return { played, since: null };
}

/** Starts the timer; a running timer continues. */
export function startTimer(timer: Timer, now: number): Timer {
  return timer.since === null ? { played: timer.played, since: now } : timer;
}

export function pauseTimer(timer: Timer, now: number): Timer {
  return timer.since === null ? timer : { played: elapsed(timer, now), since: null };
}

/** The play time so far. A clock that was set back adds nothing. */
export function elapsed({ played, since }: Timer, now: number): number {
  return since === null ? played : played + Math.max(0, now - since);
}
