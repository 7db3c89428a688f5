import { currentGame } from '../session/current-game.svelte.ts';
import type { ShownRules } from './shown-rules.ts';

/*
 * The rules of the puzzle on the board beyond its houses, as drawn and read aloud, and its setter's artwork. The code
 * is loaded with the first puzzle that has any.
 */

let code = $state.raw<typeof import('./shown-rules.ts')>();

const puzzle = $derived(currentGame.board?.puzzle);
const ruled = $derived(
  puzzle && (puzzle.constraints.length > 0 || puzzle.drawings?.length || currentGame.session?.game.setter)
    ? puzzle
    : undefined,
);
const rules = $derived(ruled && code?.showRules(ruled, currentGame.whole?.puzzle));

/** Undefined while the code is being fetched, and for a board with only houses. */
export function shownRules(): ShownRules | undefined {
  return rules;
}

/** Loads what the rules need. For an effect. */
export async function fetchRules(): Promise<void> {
  if (ruled) code ??= await import('./shown-rules.ts');
}
