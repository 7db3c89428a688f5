/** The ways to make a puzzle, as addresses name them: `#/make/new`. */
export const MAKE_TABS = ['new', 'enter', 'drop', 'mask', 'permute'] as const;
export type MakeTab = (typeof MAKE_TABS)[number];

/** The way that an address names, and the words that it carries after a `?`. */
export function readSubject(subject: string): { readonly tab: MakeTab; readonly words: string } {
  const at = subject.indexOf('?');
  const name = at < 0 ? subject : subject.slice(0, at);
  return {
    tab: MAKE_TABS.find((tab) => tab === name) ?? 'new',
    words: at < 0 ? '' : subject.slice(at + 1),
  };
}

/** Lets the address carry what the page was asked for, without a step in the browser's history. */
export function showWords(tab: MakeTab, words: string): void {
  history.replaceState(null, '', words === '' ? `#/make/${tab}` : `#/make/${tab}?${words}`);
}
