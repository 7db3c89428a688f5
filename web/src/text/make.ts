import { enMake } from './en/make.ts';
import { said } from './spoken.ts';

/** The words of the page on which puzzles are made. They come with it. */
export const make = said('make', enMake);
