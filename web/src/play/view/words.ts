import { messages } from '../../i18n/i18n.ts';
import { enView } from './words/en.ts';

/** The texts of the overview, loaded with the first board that is larger than its room. */
export const viewWords = messages('view', enView);
