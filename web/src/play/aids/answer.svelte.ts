/** The entries that differ from the solution or agree with it, once that is known. */
import { isGiven, wrongCells } from '@pencilmark/game';
import type { Cell, Digits, Puzzle } from 'pencilmark';
import { answerOf } from '../session/answer.ts';
import { currentGame } from '../session/current-game.svelte.ts';

let answer = $state.raw<{ readonly puzzle: Puzzle; readonly solution: Digits }>();

/** A puzzle without a unique solution has no wrong entries. */
export function wrongEntries(): readonly Cell[] {
  const { whole } = currentGame;
  return whole && answer?.puzzle === whole.puzzle ? wrongCells(whole, answer.solution) : [];
}

/** The player's digits that are those of the solution. */
export function rightEntries(): readonly Cell[] {
  const { whole } = currentGame;
  if (!whole || answer?.puzzle !== whole.puzzle) return [];
  const { solution } = answer;
  return [...whole.digits.keys()].filter(
    (cell) => !isGiven(whole, cell) && whole.digits[cell] === solution[cell],
  );
}

export async function fetchAnswer(): Promise<void> {
  const puzzle = currentGame.whole?.puzzle;
  if (!puzzle) return;
  const { kind, solution } = await answerOf();
  if (kind === 'unique' && solution && currentGame.whole?.puzzle === puzzle) answer = { puzzle, solution };
}
