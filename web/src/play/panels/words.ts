import { messages } from '../../i18n/i18n.ts';
import { enCover } from './words/en.ts';

/** The texts on a covered board, loaded with the cover. */
export const coverWords = messages('cover', enCover);
