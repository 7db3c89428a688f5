import { SvelteSet } from 'svelte/reactivity';

/** The sets of digits that the player has crossed out, each behind its game and its cage. */
const crossed = new SvelteSet<string>();

export function isCrossed(...names: readonly string[]): boolean {
  return crossed.has(names.join('|'));
}

/** Crosses a set out, or brings it back. */
export function turnCrossed(...names: readonly string[]): void {
  const name = names.join('|');
  if (!crossed.delete(name)) crossed.add(name);
}
