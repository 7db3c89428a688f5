import { enHints } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The texts of hints, of “What did I just use?”, and of the way back to a mistake, loaded with the hints. */
export const hintTexts = messages('hints', enHints);
