import { enPen } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The texts of the pen, loaded with it. */
export const penTexts = messages('pen', enPen);
