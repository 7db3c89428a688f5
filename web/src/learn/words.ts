import { messages } from '../i18n/i18n.ts';
import { enLearn } from './words/en.ts';

/** The texts of the technique book, loaded with it. */
export const learnWords = messages('learn', enLearn);
