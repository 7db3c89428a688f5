import { enHints } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The words of hints, of what was just used, and of the way back to a mistake. They come with the hints. */
export const hintTexts = messages('hints', enHints);
