import type { PageName } from '../state/addresses.ts';

/** The pages that the header leads to, in that order. */
export const MAIN_PAGES = [
  'today',
  'puzzles',
  'learn',
  'make',
  'path',
  'watch',
  'library',
] as const satisfies readonly PageName[];

/** Those that a phone has at its foot, beside the menu with the others. */
export const TAB_PAGES = ['today', 'puzzles', 'learn', 'library'] as const satisfies readonly PageName[];

/** What fills the whole window of a phone: a board that is played, or a link. */
export const FULL_PAGES: readonly PageName[] = ['play', 'share'];
