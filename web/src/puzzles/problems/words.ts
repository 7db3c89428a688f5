import { enProblems } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The reasons that something cannot be read or played. */
export const problemTexts = messages('problems', enProblems);
