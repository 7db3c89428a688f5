import { messages } from '../i18n/i18n.ts';
import { enLearn } from './words/en.ts';

/** The words of the technique book. They come with it. */
export const learnWords = messages('learn', enLearn);
