import { messages } from '../../i18n/i18n.ts';
import { enView } from './words/en.ts';

/** The words of the overview. They come with the first board that is larger than its room. */
export const viewWords = messages('view', enView);
