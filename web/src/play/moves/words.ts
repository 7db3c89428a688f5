import { messages } from '../../i18n/i18n.ts';
import { enAssist } from './words/en.ts';

/** Answers to a check, and to entries made for the player. They come when first needed. */
export const assistWords = messages('assist', enAssist);
