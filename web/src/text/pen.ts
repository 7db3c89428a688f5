import { enPen } from './en-pen.ts';

export type PenTexts = typeof enPen;

/** The words of the pen. They come with it. */
export const penTexts: PenTexts = enPen;
