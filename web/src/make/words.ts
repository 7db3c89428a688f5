import { enMake } from './words/en.ts';
import { messages } from '../i18n/i18n.ts';

/** The words of the page on which puzzles are made. They come with it. */
export const make = messages('make', enMake);
