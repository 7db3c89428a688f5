import { enLibrary } from './words/en.ts';
import { messages } from '../i18n/i18n.ts';

/** The texts of the library, loaded with it. */
export const libraryTexts = messages('library', enLibrary);
