import { enWatch } from './en/watch.ts';
import { said } from './spoken.ts';

/** The words of the page `watch`. They come with it. */
export const watchTexts = said('watch', enWatch);
