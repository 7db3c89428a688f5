import { enHints } from './en/hints.ts';
import { said } from './spoken.ts';

/** The words of hints, of what was just used, and of the way back to a mistake. They come with the hints. */
export const hintTexts = said('hints', enHints);
