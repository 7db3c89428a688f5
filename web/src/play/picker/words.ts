import { messages } from '../../i18n/i18n.ts';
import { enPicker } from './words/en.ts';

/** The texts of the digit picker, loaded with it. */
export const pickerWords = messages('picker', enPicker);
