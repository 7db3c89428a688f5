import { enPlay } from './words/en.ts';
import { messages } from '../i18n/i18n.ts';

/** The texts of the play page. */
export const t = messages('play', enPlay);
