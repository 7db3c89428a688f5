import { enLibrary } from './en/library.ts';
import { said } from './spoken.ts';

/** The words of the library. They come with it. */
export const libraryTexts = said('library', enLibrary);
