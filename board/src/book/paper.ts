/** The paper sizes and inks for printed boards. */
import { type Theme, THEMES } from '../theme.ts';

/** The available paper sizes: width and height in mm, and their name in a style sheet. */
export const PAPERS = {
  a4: { width: 210, height: 297, css: 'A4' },
  letter: { width: 215.9, height: 279.4, css: 'letter' },
} as const;
/** The name of a paper size. */
export type PaperName = keyof typeof PAPERS;

/** The background for cells of any colour: on paper their figures distinguish them. */
const TINT = '#e8e8e8';

/** Black on white. */
export const INK: Theme = {
  ...THEMES.contrast,
  surface: '#ffffff',
  'soft-ink': '#000000',
  'cell-line': '#555555',
  accent: '#000000',
  fault: '#000000',
  right: '#000000',
  zone: '#e4e4e4',
  pattern: '#000000',
  'colour-1': TINT,
  'colour-2': TINT,
  'colour-3': TINT,
  'colour-4': TINT,
  'colour-5': TINT,
  'colour-6': TINT,
  'colour-7': TINT,
  'colour-8': TINT,
};
