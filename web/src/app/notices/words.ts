import { messages } from '../../i18n/i18n.ts';
import { enNotices } from './words/en.ts';

/** The texts of the notices, loaded with the first notice. */
export const noticeWords = messages('notices', enNotices);
