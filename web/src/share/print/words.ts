import { enPrint } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The words of printing. They come with it. */
export const printTexts = messages('print', enPrint);
