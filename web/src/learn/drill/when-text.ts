/** Times of reviews in words. */
import { locale } from '../../state/locale.svelte.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `in 9 days`, `in 10 minutes` */
export function whenText(due: number, now: number): string {
  const ms = Math.max(due - now, MINUTE);
  const [unit, length] =
    ms >= DAY * 0.9
      ? (['day', DAY] as const)
      : ms >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  return new Intl.RelativeTimeFormat(locale.language).format(Math.round(ms / length) || 1, unit);
}

/** `14 seconds` */
export function secondsText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return new Intl.NumberFormat(locale.language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  }).format(seconds);
}
