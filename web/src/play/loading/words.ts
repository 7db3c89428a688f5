import { messages } from '../../i18n/i18n.ts';
import { enLoading } from './words/en.ts';

/** The texts for reading a puzzle from a text, loaded with that code. */
export const loadingWords = messages('loading', enLoading);
