import { statedDigits, wrongCells } from '@pencilmark/game';
import { cellName, isFilled } from 'pencilmark';
import { findSolutions } from '../../workers/solutions.ts';
import { countHelp } from '../../storage/helps.ts';
import { assistWords } from './words.ts';
import { t } from '../words.ts';
import { notify } from '../../state/notices.svelte.ts';
import { playView } from '../view/play-view.svelte.ts';
import { isPlayable } from './moves.ts';
import { currentGame } from '../session/current-game.svelte.ts';
import { setterWords } from '../../puzzles/setters/words.ts';
import { answerOf } from '../session/answer.ts';

/** Compares the entries with the solution; if a puzzle has several, checks whether it can still be finished. */
export async function checkBoard(): Promise<void> {
  const { whole: board, status } = currentGame;
  if (!board || !isPlayable()) return;
  if (status === 'won') return notify(t.messages.won);
  if (currentGame.session) void countHelp(currentGame.session.id, 'checks');
  const stated = statedDigits(board, currentGame.session?.game);
  const { kind, solution } = stated ? { kind: 'unique', solution: stated } : await answerOf();
  if (currentGame.whole !== board) return;
  if (kind === 'none') return notify(assistWords.check.impossible);
  if (kind === 'unchecked') return notify(setterWords.unchecked);
  if (kind === 'multiple') return checkOpenEnd();
  playView.wrong = wrongCells(board, solution!);
  if (playView.wrong.length === 0)
    return notify(isFilled(board.digits) ? t.messages.won : assistWords.check.right);
  const { geometry } = board.puzzle;
  notify(assistWords.check.wrong(playView.wrong.map((cell) => cellName(geometry, cell))));
}

async function checkOpenEnd(): Promise<void> {
  const { whole: board } = currentGame;
  if (!board) return;
  const { kind } = await findSolutions(board.puzzle, board.digits);
  if (currentGame.whole === board)
    notify(kind === 'none' ? assistWords.check.deadEnd : assistWords.check.openEnd);
}
