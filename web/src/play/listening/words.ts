import { enListening } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The answers to questions about the board, loaded with the first question. */
export const listeningTexts = messages('listening', enListening);
