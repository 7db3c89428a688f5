import { messages } from '../../i18n/i18n.ts';
import { enSetting } from './words/en.ts';

/** The words of the page on which puzzles are set. They come with it. */
export const setting = messages('setting', enSetting);
