import { messages } from '../i18n/i18n.ts';
import { enKit } from './words/en.ts';

/** The words of the parts that all pages are built from. */
export const kitWords = messages('kit', enKit);
