import { wrongCells } from '@pencilmark/game';
import { cellName, isFilled } from 'pencilmark';
import { findSolutions } from '../engine-worker/engine.ts';
import { countHelp } from '../storage/helps.ts';
import { around } from '../text/around.ts';
import { t } from '../text/text.ts';
import { say, ui } from '../ui/ui.svelte.ts';
import { isPlayable } from './moves.ts';
import { table } from './session.svelte.ts';
import { solutionsOf } from './solutions.ts';

/** Compares the entries with the solution; where a puzzle has several, asks whether it can still be finished. */
export async function checkBoard(): Promise<void> {
  const { board, status } = table;
  if (!board || !isPlayable()) return;
  if (status === 'won') return tell(t.said.won);
  if (table.session) void countHelp(table.session.id, 'checks');
  const { kind, solution } = await solutionsOf(board.puzzle);
  if (table.board !== board) return;
  if (kind === 'none') return tell(around.check.impossible);
  if (kind === 'multiple') return checkOpenEnd();
  ui.wrong = wrongCells(board, solution!);
  if (ui.wrong.length === 0) return tell(isFilled(board.digits) ? t.said.won : around.check.right);
  const { geometry } = board.puzzle;
  tell(around.check.wrong(ui.wrong.map((cell) => cellName(geometry, cell))));
}

async function checkOpenEnd(): Promise<void> {
  const { board } = table;
  if (!board) return;
  const { kind } = await findSolutions(board.puzzle, board.digits);
  if (table.board === board) tell(kind === 'none' ? around.check.deadEnd : around.check.openEnd);
}

/** The answer of a check is seen as well as spoken. */
function tell(message: string): void {
  ui.toast = { message };
  say(message);
}
