import { messages } from '../i18n/i18n.ts';
import { enChoose } from './words/en.ts';

/** The words of the page on which a puzzle is chosen. They come with it. */
export const chooseWords = messages('choose', enChoose);
