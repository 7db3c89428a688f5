import type { Moment } from '@pencilmark/game';

/** The speeds of a replay. */
export const PACES = ['slow', 'steady', 'quick', 'real'] as const;
export type Pace = (typeof PACES)[number];

const BETWEEN: Readonly<Record<Exclude<Pace, 'real'>, number>> = { slow: 1600, steady: 700, quick: 180 };

/** Limits in ms: nobody watches a longer pause, or can follow faster moves. */
const LONGEST = 5_000;
const SHORTEST = 120;

/** How long the replay waits before it makes a move, in ms. */
export function waitBefore({ thought }: Moment, pace: Pace): number {
  return pace === 'real' ? Math.min(LONGEST, Math.max(SHORTEST, thought)) : BETWEEN[pace];
}

/** The text of a duration, with tenths of a second if it is short. */
export function secondsText(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds));
}
