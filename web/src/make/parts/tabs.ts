import { replaceAddress, subjectOf } from '../../state/router.svelte.ts';

/** The ways to make a puzzle, by their names in addresses: `#/make/new`. */
export const MAKE_TABS = ['set', 'new', 'drop', 'mask', 'permute'] as const;
export type MakeTab = (typeof MAKE_TABS)[number];

/** The tab in the address, or by hand if there is none. Links of earlier versions use `enter` for it. */
export function readTab(): MakeTab {
  const { tab: name } = subjectOf('make');
  return MAKE_TABS.find((tab) => tab === name) ?? 'set';
}

/** Writes the request into the address. */
export function showQuery(tab: MakeTab, query: string): void {
  replaceAddress('make', { tab, query });
}
