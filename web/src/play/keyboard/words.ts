import { messages } from '../../i18n/i18n.ts';
import { enKeyboard } from './words/en.ts';

/** The texts of the keyboard dialog, loaded with it. */
export const keyboardWords = messages('keyboard', enKeyboard);
