import { messages } from '../i18n/i18n.ts';
import { enChoose } from './words/en.ts';

/** The texts of the page on which a puzzle is chosen, loaded with it. */
export const chooseWords = messages('choose', enChoose);
