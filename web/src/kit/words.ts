import { messages } from '../i18n/i18n.ts';
import { enKit } from './words/en.ts';

/** The texts of the components that all pages are built from. */
export const kitWords = messages('kit', enKit);
