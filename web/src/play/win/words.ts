import { messages } from '../../i18n/i18n.ts';
import { enWin } from './words/en.ts';

/** The texts for a solved puzzle, loaded with it. */
export const winWords = messages('win', enWin);
