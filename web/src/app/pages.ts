import type { PageName } from '../state/addresses.ts';

/** The pages that the header and the menu lead to, in that order. */
export const MAIN_PAGES = [
  'play',
  'puzzles',
  'make',
  'path',
  'watch',
  'library',
] as const satisfies readonly PageName[];
