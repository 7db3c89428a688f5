import { enListening } from './en-listening.ts';

export type ListeningTexts = typeof enListening;

/** The answers to what can be asked of the board. They come with the first question. */
export const listeningTexts: ListeningTexts = enListening;
