import { messages } from '../i18n/i18n.ts';
import { enDays } from './words/en.ts';

/** The words for days and days in a row. They come with Today, and with a puzzle of a day that is solved. */
export const dayWords = messages('days', enDays);
