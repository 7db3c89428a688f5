import { messages } from '../../i18n/i18n.ts';
import { enShelf } from './words/en.ts';

/** The words of the shelf. They come with it. */
export const shelfWords = messages('shelf', enShelf);
