import { lacksRules, statedSolution } from '@pencilmark/game';
import type { Digits, Uniqueness } from 'pencilmark';
import { solutionsOf } from '../../workers/solutions.ts';
import { currentGame } from './current-game.svelte.ts';

/** What the board is compared with. `unchecked`: rules are missing here, and no solution came with the puzzle. */
export interface Answer {
  readonly kind: Uniqueness | 'unchecked';
  readonly solution?: Digits;
}

/** The solution that the setter states, or else those that the puzzle has. Rejects when solving fails. */
export async function answerOf(): Promise<Answer> {
  const { whole: board, session } = currentGame;
  if (!board || !session) return { kind: 'unchecked' };
  const stated = statedSolution(board, session.game);
  if (stated) return { kind: 'unique', solution: stated };
  return lacksRules(session.game.setter) ? { kind: 'unchecked' } : solutionsOf(board.puzzle);
}
