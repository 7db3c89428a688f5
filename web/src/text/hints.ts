import { enHints } from './en-hints.ts';

export type HintTexts = typeof enHints;

/** The words of hints, of what was just used, and of the way back to a mistake. They come with the hints. */
export const hintTexts: HintTexts = enHints;
