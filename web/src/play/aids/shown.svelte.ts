import type { Cell, Digits, Puzzle } from 'pencilmark';
import { currentGame } from '../session/current-game.svelte.ts';
import { settings } from '../../state/settings.svelte.ts';
import type { ShownAids } from './aids.ts';

/*
 * The aids that must know more than the board shows. Their code comes when one of them is first switched on, and
 * the solution when entries are to be compared with it.
 */

let code = $state.raw<typeof import('./aids.ts')>();
const NONE: readonly Cell[] = [];

let answer = $state.raw<{ readonly puzzle: Puzzle; readonly solution: Digits }>();

const board = $derived(currentGame.board);
const puzzle = $derived(currentGame.whole?.puzzle);
const wanted = $derived(settings.showCandidates || settings.showNakedSingles || settings.showHiddenSingles);
const aids = $derived(code && board && wanted ? code.aidsOf(board, settings) : undefined);
const wrong = $derived(
  code && board && settings.checkEntries && answer && answer.puzzle === puzzle
    ? code.wrongEntries(board, answer.solution)
    : NONE,
);

export const shown = {
  get aids(): ShownAids | undefined {
    return aids;
  },
  /** Entries that are not the solution's, if they are to be shown without being asked. */
  get wrong(): readonly Cell[] {
    return wrong;
  },
};

/** Fetches what the switches need. For an effect. */
export function fetchAids(): void {
  const { checkEntries } = settings;
  if (!code && (wanted || checkEntries)) void import('./aids.ts').then((loaded) => (code = loaded));
  if (checkEntries && puzzle) void fetchAnswer(puzzle);
}

/** A puzzle without a solution of its own has no wrong entries. */
async function fetchAnswer(puzzle: Puzzle): Promise<void> {
  const { answersTo } = await import('../../workers/solutions.ts');
  const { kind, solution } = await answersTo(puzzle);
  if (kind === 'unique' && solution && currentGame.whole?.puzzle === puzzle) answer = { puzzle, solution };
}
