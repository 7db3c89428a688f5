import { messages } from '../../i18n/i18n.ts';
import { enNames } from './words/en.ts';

/** The names of levels and kinds of boards. */
export const nameWords = messages('names', enNames);
