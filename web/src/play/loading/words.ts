import { messages } from '../../i18n/i18n.ts';
import { enLoading } from './words/en.ts';

/** The words for reading a puzzle from a text. They come with that. */
export const loadingWords = messages('loading', enLoading);
