import { messages } from '../../i18n/i18n.ts';
import { enMenu } from './words/en.ts';

/** The texts of the menu, loaded with it. */
export const menuWords = messages('menu', enMenu);
