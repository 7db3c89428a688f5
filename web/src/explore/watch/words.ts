import { enWatch } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The texts of the page `watch`, loaded with it. */
export const watchTexts = messages('watch', enWatch);
