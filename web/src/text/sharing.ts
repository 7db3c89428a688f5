import { enSharing } from './en/sharing.ts';
import { said } from './spoken.ts';

/** The words of sharing: links, texts and pictures. They come with it. */
export const sharingTexts = said('sharing', enSharing);
