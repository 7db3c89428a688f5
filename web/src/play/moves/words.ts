import { messages } from '../../i18n/i18n.ts';
import { enAssist } from './words/en.ts';

/** The texts of checks and of entries made for the player, loaded when first needed. */
export const assistWords = messages('assist', enAssist);
