import { lacksRules, puzzleKey, statedSolution, type Game } from '@pencilmark/game';
import { type Difficulty, isSolutionOf } from 'pencilmark';
import { libraryCaller } from '../../library/library-caller.ts';
import { loadingWords } from '../../play/loading/words.ts';
import { solutionsOf } from '../../workers/solutions.ts';

/** The results of checking a puzzle from a link. */
export interface Checked {
  /** Undefined if rules are missing here: the number of solutions would be meaningless. */
  readonly kind: 'checking' | 'unique' | 'multiple' | 'none' | 'failed' | undefined;
  readonly level?: Difficulty;
  /** Where the puzzle contradicts the solution stated by the setter. */
  readonly doubt?: string;
}

/** Checks a puzzle, and calls `report` with each result until the signal aborts. */
export async function checkLink(
  game: Game,
  signal: AbortSignal,
  report: (checked: Checked) => void,
): Promise<void> {
  const { puzzle } = game;
  const reportUnlessAborted = (checked: Checked): void => {
    if (!signal.aborted) report(checked);
  };
  if (lacksRules(game.setter)) return reportUnlessAborted({ kind: undefined });
  reportUnlessAborted({ kind: 'checking' });
  try {
    const { kind } = await solutionsOf(puzzle);
    const doubt = doubtOf(game, kind);
    const checked = { kind, ...(doubt !== undefined && { doubt }) };
    reportUnlessAborted(checked);
    if (kind !== 'unique' || signal.aborted) return;
    const [rating] = await libraryCaller()('rate', [puzzleKey(puzzle)], { signal });
    if (rating?.level) reportUnlessAborted({ ...checked, level: rating.level });
  } catch {
    reportUnlessAborted({ kind: 'failed' });
  }
}

function doubtOf(game: Game, kind: 'unique' | 'multiple' | 'none'): string | undefined {
  const stated = statedSolution(game, game);
  if (!stated) return undefined;
  const { otherSolution, severalSolutions } = loadingWords.remarks;
  if (!isSolutionOf(game.puzzle, stated)) return otherSolution;
  return kind === 'multiple' ? severalSolutions : undefined;
}
