import { locale } from '../state/locale.svelte.ts';
import { type Day, noonOf } from './day.ts';

/** The name of a weekday for a narrow column. Arabic has no short names other than single letters. */
export function weekdayText(day: Day): string {
  return dateText(day, { weekday: locale.language === 'ar' ? 'narrow' : 'short' });
}

/** A date in the style of the language; in English with the day before the month. */
export function dateText(day: Day, options: Intl.DateTimeFormatOptions): string {
  const language = locale.language === 'en' ? 'en-GB' : locale.language;
  return new Intl.DateTimeFormat(language, options).format(noonOf(day));
}
