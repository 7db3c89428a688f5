import { messages } from '../../i18n/i18n.ts';
import { enPicker } from './words/en.ts';

/** The words of the digit picker. They come with it. */
export const pickerWords = messages('picker', enPicker);
