import { enReplay } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The words of the replay. They come with it. */
export const replayTexts = messages('replay', enReplay);
