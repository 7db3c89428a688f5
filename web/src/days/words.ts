import { messages } from '../i18n/i18n.ts';
import { enDays } from './words/en.ts';

/** The texts for days and streaks, loaded with Today and with the win card of a day's puzzle. */
export const dayWords = messages('days', enDays);
