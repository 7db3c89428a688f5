import { messages } from '../i18n/i18n.ts';
import { enToday } from './words/en.ts';

/** The texts of Today, loaded with it. */
export const todayWords = messages('today', enToday);
