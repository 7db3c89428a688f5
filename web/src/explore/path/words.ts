import { enPath } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The words of the page `path`. They come with it. */
export const pathTexts = messages('path', enPath);
