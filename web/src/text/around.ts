import { enAround } from './en-around.ts';

export type AroundTexts = typeof enAround;

/** The words of dialogs and of the pages around the game. */
export const around: AroundTexts = enAround;
