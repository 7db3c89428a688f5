import { type BoardState, conflictsOf, isHeavy } from '@pencilmark/game';
import type { Conflict, Digits, Puzzle } from 'pencilmark';
import { notices, type Toast } from '../../state/notices.svelte.ts';
import { t } from '../words.ts';

/*
 * Conflicts of boards whose rules are so much work that the page would not answer meanwhile: a worker finds them, and
 * the board is played on. Only the newest board counts.
 */

interface Found {
  readonly puzzle: Puzzle;
  readonly digits: Digits;
  readonly conflicts: readonly Conflict[];
}

let found = $state.raw<Found>();
let asked: { readonly digits: Digits; readonly end: () => void } | undefined;

/** A search that takes longer says so, and can be stopped. */
const SOON_MS = 600;

type Board = Pick<BoardState, 'puzzle' | 'digits'>;

/** The conflicts to show, of a board of any puzzle. */
export function shownConflicts(board: Board): readonly Conflict[] {
  return isHeavy(board) ? lateConflicts(board) : conflictsOf(board);
}

/** Those that are known; until a new answer is there, those of the board before. */
function lateConflicts({ puzzle, digits }: Board): readonly Conflict[] {
  const known = found?.puzzle === puzzle ? found : undefined;
  if (known?.digits !== digits && asked?.digits !== digits) ask(puzzle, digits);
  return known?.conflicts ?? [];
}

function ask(puzzle: Puzzle, digits: Digits): void {
  asked?.end();
  const controller = new AbortController();
  const toast: Toast = { message: t.messages.checking, stop: () => controller.abort() };
  const wait = setTimeout(() => (notices.toast = toast), SOON_MS);
  const mine = {
    digits,
    end: (): void => {
      controller.abort();
      clearTimeout(wait);
      if (notices.toast?.stop === toast.stop) notices.toast = undefined;
    },
  };
  asked = mine;
  const answer = (conflicts: readonly Conflict[]): void => {
    mine.end();
    if (asked !== mine) return;
    asked = undefined;
    found = { puzzle, digits, conflicts };
  };
  void import('../../workers/conflicts.ts')
    .then(({ findConflictsLater }) => findConflictsLater(puzzle, digits, controller.signal))
    // Stopped, or without an answer: the board shows no conflicts until the next move.
    .then(answer, () => answer([]));
}
