import { messages } from '../i18n/i18n.ts';
import { enToday } from './words/en.ts';

/** The words of Today. They come with it. */
export const todayWords = messages('today', enToday);
