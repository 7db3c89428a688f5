import { enPrint } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The texts of printing, loaded with it. */
export const printTexts = messages('print', enPrint);
