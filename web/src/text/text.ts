import { en } from './en/play.ts';
import { said } from './spoken.ts';

/** The words of the play page. */
export const t = said('play', en);
