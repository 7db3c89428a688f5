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

/** The pages in the tab bar at the foot of a phone's screen, next to the menu with the others. */
export const TAB_PAGES = ['today', 'puzzles', 'learn', 'library'] as const satisfies readonly PageName[];

/** The pages that fill the whole window of a phone: a board in play, or a link. */
export const FULL_PAGES: readonly PageName[] = ['play', 'share'];
