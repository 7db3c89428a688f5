import { enPath } from './en/path.ts';
import { said } from './spoken.ts';

/** The words of the page `path`. They come with it. */
export const pathTexts = said('path', enPath);
