import { enPath } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The texts of the page `path`, loaded with it. */
export const pathTexts = messages('path', enPath);
