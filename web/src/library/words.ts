import { enLibrary } from './words/en.ts';
import { messages } from '../i18n/i18n.ts';

/** The words of the library. They come with it. */
export const libraryTexts = messages('library', enLibrary);
