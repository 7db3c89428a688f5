import { enReplay } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';

/** The texts of the replay, loaded with it. */
export const replayTexts = messages('replay', enReplay);
