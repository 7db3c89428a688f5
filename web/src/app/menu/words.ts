import { messages } from '../../i18n/i18n.ts';
import { enMenu } from './words/en.ts';

/** The words of the menu. They come with it. */
export const menuWords = messages('menu', enMenu);
