import type { RuleDrawing } from '@pencilmark/board';
import { currentGame } from '../session/current-game.svelte.ts';

/*
 * The rules of the puzzle on the board beyond its houses, as they are drawn and read aloud. The code comes with the
 * first puzzle that has any.
 */

let code = $state.raw<typeof import('./rule-code.ts')>();

const puzzle = $derived(currentGame.board?.puzzle);
const hasRules = $derived(puzzle !== undefined && puzzle.constraints.length > 0);
const drawing = $derived(code && puzzle && hasRules ? code.drawRules(puzzle) : undefined);
const labels = $derived(code && puzzle && hasRules ? code.ruleLabels(puzzle) : undefined);

export const shownRules = {
  /** Whether the puzzle has rules whose drawing is not there yet: without it the puzzle would be another one. */
  get coming(): boolean {
    return hasRules && drawing === undefined;
  },
  get drawing(): RuleDrawing | undefined {
    return drawing;
  },
  /** For each cell what a screen reader says of the rules that it is part of. */
  get labels(): readonly string[] | undefined {
    return labels;
  },
};

/** Fetches what the rules need. For an effect. */
export function fetchRules(): void {
  if (hasRules && !code) void import('./rule-code.ts').then((loaded) => (code = loaded));
}
