import { enListening } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The answers to what can be asked of the board. They come with the first question. */
export const listeningTexts = messages('listening', enListening);
