import { messages } from '../../i18n/i18n.ts';
import { enKeyboard } from './words/en.ts';

/** The words of the keyboard dialog. They come with it. */
export const keyboardWords = messages('keyboard', enKeyboard);
