import { SvelteSet } from 'svelte/reactivity';

/** The digit sets that the player has crossed out, as keys of game, cage and set. */
const crossed = new SvelteSet<string>();

export function isCrossed(...names: readonly string[]): boolean {
  return crossed.has(names.join('|'));
}

/** Crosses sets out, or restores them. */
export function turnCrossed(...names: readonly string[]): void {
  const name = names.join('|');
  if (!crossed.delete(name)) crossed.add(name);
}
