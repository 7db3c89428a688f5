import { enPen } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The words of the pen. They come with it. */
export const penTexts = messages('pen', enPen);
