import { messages } from '../../i18n/i18n.ts';
import { enWish } from './words/en.ts';

/** The short names of boards and rules, as players use them. */
export const wishWords = messages('wish', enWish);
