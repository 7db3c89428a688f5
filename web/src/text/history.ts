import { enHistory } from './en/history.ts';
import { said } from './spoken.ts';

/** The words of the tree of moves. They come with it. */
export const historyTexts = said('history', enHistory);
