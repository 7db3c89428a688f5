import { messages } from '../../i18n/i18n.ts';
import { enNotices } from './words/en.ts';

/** The words of the notices. They come with the first one. */
export const noticeWords = messages('notices', enNotices);
