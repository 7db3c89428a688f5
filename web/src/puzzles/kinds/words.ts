import { messages } from '../../i18n/i18n.ts';
import { enKinds } from './words/en.ts';

/** The short names of boards and rules, as players use them. */
export const kindWords = messages('kinds', enKinds);
