import { messages } from '../../i18n/i18n.ts';
import { enWin } from './words/en.ts';

/** The words for a solved puzzle. They come with it. */
export const winWords = messages('win', enWin);
