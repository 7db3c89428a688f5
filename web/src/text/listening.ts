import { enListening } from './en/listening.ts';
import { said } from './spoken.ts';

/** The answers to what can be asked of the board. They come with the first question. */
export const listeningTexts = said('listening', enListening);
