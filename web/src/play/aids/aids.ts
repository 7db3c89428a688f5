import { autoCandidates, type BoardState } from '@pencilmark/game';
import { type DigitSet, hiddenSingles, nakedSingles } from 'pencilmark';
import type { Settings } from '../../state/settings.ts';
import { fetchAnswer, rightEntries, wrongEntries } from './answer.svelte.ts';

export { fetchAnswer, rightEntries, wrongEntries };

/** Candidates shown in open cells if the player has switched them on. One set per cell. */
export interface ShownAids {
  readonly allowed: readonly DigitSet[];
  readonly singles: readonly DigitSet[];
}

/** Fast enough for every move on every board: one pass over the peers and one over the houses. */
export function aidsOf(board: BoardState, settings: Settings): ShownAids {
  const none = board.corner.map(() => 0);
  const candidates = autoCandidates(board);
  const naked = settings.showNakedSingles ? nakedSingles(candidates) : none;
  const hidden = settings.showHiddenSingles
    ? hiddenSingles(board.puzzle.geometry, board.digits, candidates)
    : none;
  return {
    allowed: settings.showCandidates ? candidates : none,
    singles: naked.map((set, cell) => set | hidden[cell]),
  };
}
