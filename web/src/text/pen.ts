import { enPen } from './en/pen.ts';
import { said } from './spoken.ts';

/** The words of the pen. They come with it. */
export const penTexts = said('pen', enPen);
