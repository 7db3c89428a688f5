import { enAround } from './en/around.ts';
import { said } from './spoken.ts';

/** The words of dialogs and of the pages around the game. */
export const around = said('around', enAround);
