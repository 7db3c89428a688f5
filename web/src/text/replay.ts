import { enReplay } from './en/replay.ts';
import { said } from './spoken.ts';

/** The words of the replay. They come with it. */
export const replayTexts = said('replay', enReplay);
