import { lacksRules, statedSolution } from '@pencilmark/game';
import type { Digits, Uniqueness } from 'pencilmark';
import { solutionsOf } from '../../workers/solutions.ts';
import { currentGame } from './current-game.svelte.ts';

/** The basis for comparing the board. `unchecked`: rules are missing here, and the puzzle came without a solution. */
export interface Answer {
  readonly kind: Uniqueness | 'unchecked';
  readonly solution?: Digits;
}

/** The solution stated by the setter, otherwise the solutions of the puzzle. Rejects when solving fails. */
export async function answerOf(): Promise<Answer> {
  const { whole: board, session } = currentGame;
  if (!board || !session) return { kind: 'unchecked' };
  const stated = statedSolution(board, session.game);
  if (stated) return { kind: 'unique', solution: stated };
  return lacksRules(session.game.setter) ? { kind: 'unchecked' } : solutionsOf(board.puzzle);
}
