import { messages } from '../../i18n/i18n.ts';
import { enLost } from './words/en.ts';

/** The texts of the page for addresses that lead nowhere. */
export const lostWords = messages('lost', enLost);
