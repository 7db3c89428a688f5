import { enSharing } from './words/en.ts';
import { messages } from '../i18n/i18n.ts';

/** The words of sharing: links, texts and pictures. They come with it. */
export const sharingTexts = messages('sharing', enSharing);
