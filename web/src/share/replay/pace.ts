import type { Moment } from '@pencilmark/game';

/** The speeds of a replay. */
export const PACES = ['slow', 'steady', 'quick', 'real'] as const;
export type Pace = (typeof PACES)[number];

const BETWEEN: Readonly<Record<Exclude<Pace, 'real'>, number>> = { slow: 1600, steady: 700, quick: 180 };

/** Nobody watches a player think for longer, or can follow moves that come quicker; in ms. */
const LONGEST = 5_000;
const SHORTEST = 120;

/** How long the telling waits before it makes a move, in ms. */
export function waitBefore({ thought }: Moment, pace: Pace): number {
  return pace === 'real' ? Math.min(LONGEST, Math.max(SHORTEST, thought)) : BETWEEN[pace];
}

/** The text of a pause: tenths of a second while it is short. */
export function secondsText(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds));
}
