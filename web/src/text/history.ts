import { enHistory } from './en-history.ts';

export type HistoryTexts = typeof enHistory;

/** The words of the tree of moves. They come with it. */
export const historyTexts: HistoryTexts = enHistory;
