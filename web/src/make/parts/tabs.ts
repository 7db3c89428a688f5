import { replaceAddress, subjectOf } from '../../state/router.svelte.ts';

/** The ways to make a puzzle, as addresses name them: `#/make/new`. */
export const MAKE_TABS = ['set', 'new', 'drop', 'mask', 'permute'] as const;
export type MakeTab = (typeof MAKE_TABS)[number];

/** The way that the address names: without one, by hand. Links of earlier versions call that `enter`. */
export function readTab(): MakeTab {
  const { tab: name } = subjectOf('make');
  return MAKE_TABS.find((tab) => tab === name) ?? 'set';
}

/** Lets the address carry what the page was asked for. */
export function showQuery(tab: MakeTab, query: string): void {
  replaceAddress('make', { tab, query });
}
