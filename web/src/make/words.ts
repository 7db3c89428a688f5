import { enMake } from './words/en.ts';
import { messages } from '../i18n/i18n.ts';

/** The texts of the page on which puzzles are made, loaded with it. */
export const make = messages('make', enMake);
