import { enWatch } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The words of the page `watch`. They come with it. */
export const watchTexts = messages('watch', enWatch);
