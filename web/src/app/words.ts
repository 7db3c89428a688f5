import { messages } from '../i18n/i18n.ts';
import { enApp } from './words/en.ts';

/** The texts of the frame around all pages. */
export const appWords = messages('app', enApp);
