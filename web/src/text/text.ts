import { en } from './en.ts';

/** The words of the page. Another language is another object of the same type. */
export type Texts = typeof en;

export const t: Texts = en;
