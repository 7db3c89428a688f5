import { messages } from '../../i18n/i18n.ts';
import { enCover } from './words/en.ts';

/** The words on a covered board. They come with the cover. */
export const coverWords = messages('cover', enCover);
