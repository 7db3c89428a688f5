import type { Component } from 'svelte';
import type { PageName } from '../state/addresses.ts';

/** The code of each page, loaded on demand; that of the play page is loaded at the start. */
export const PAGE_CODE: Readonly<
  Record<Exclude<PageName, 'play'>, () => Promise<{ readonly default: Component }>>
> = {
  puzzles: () => import('../choose/ChoosePage.svelte'),
  make: () => import('../make/MakePage.svelte'),
  watch: () => import('../explore/watch/WatchPage.svelte'),
  path: () => import('../explore/path/PathPage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  library: () => import('../library/LibraryPage.svelte'),
  statistics: () => import('../library/statistics/StatisticsPage.svelte'),
  today: () => import('../today/TodayPage.svelte'),
  print: () => import('../share/print/PrintPage.svelte'),
  replay: () => import('../share/replay/ReplayPage.svelte'),
  lost: () => import('./lost/LostPage.svelte'),
  share: () => import('../share/sharing/SharePage.svelte'),
};
