import { enSharing } from './words/en.ts';
import { messages } from '../i18n/i18n.ts';

/** The texts of sharing: links, texts and pictures, loaded with it. */
export const sharingTexts = messages('sharing', enSharing);
