import type { Component } from 'svelte';
import type { PageName } from '../ui/ui.svelte.ts';

/** Where the code of each page is; that of the play page is there from the beginning. */
export const PAGE_CODE: Readonly<
  Record<Exclude<PageName, 'play'>, () => Promise<{ readonly default: Component }>>
> = {
  puzzles: () => import('./Puzzles.svelte'),
  make: () => import('./Make.svelte'),
  watch: () => import('./Watch.svelte'),
  path: () => import('./Path.svelte'),
  library: () => import('./Library.svelte'),
  statistics: () => import('./Statistics.svelte'),
  daily: () => import('./Daily.svelte'),
  print: () => import('./Print.svelte'),
  replay: () => import('./Replay.svelte'),
  share: () => import('./Share.svelte'),
};
