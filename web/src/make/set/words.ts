import { messages } from '../../i18n/i18n.ts';
import { enSetting } from './words/en.ts';

/** The texts of the page on which puzzles are set, loaded with it. */
export const setting = messages('setting', enSetting);
