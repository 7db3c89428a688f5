import { conflictsOf, loadPuzzle, startState } from '@pencilmark/game';
import { geometryName, parseSheet, type Problem, problem, type Sheet } from 'pencilmark';
import { judgePuzzle } from '../dialogs/read-puzzle.ts';
import { around } from '../text/around.ts';
import { problemTexts } from '../text/problems.ts';
import { t } from '../text/text.ts';
import { say, ui } from '../ui/ui.svelte.ts';
import { makeMove } from './moves.ts';
import { openStored, startGame, table } from './session.svelte.ts';
import { startFromSheet, writeSheet } from './sheet.ts';

/**
 * Makes a text the givens. Of the same board it is a move like any other; of another board it is a new game, and the
 * old one lies a click away. Gives back what is wrong with the text, if it cannot be a puzzle.
 */
export async function loadText(text: string): Promise<Problem | undefined> {
  const { board, session } = table;
  if (!board || !session) return undefined;
  const { geometry } = board.puzzle;
  const same = parseSheet(text, { geometry });
  const read = same.ok ? same : parseSheet(text);
  // What is said of the board that lies here helps more than what could be said of all others.
  if (!read.ok) return same.ok ? undefined : { ...same.error, message: problemTexts.sentence(same.error) };
  const { puzzle } = read.value;
  const conflict = conflictsOf(startState(puzzle)).at(0);
  if (conflict) {
    const message = around.import.conflict(problemTexts.conflict(puzzle.geometry, conflict));
    const broken = problem('load.conflict', message);
    return broken.ok ? undefined : broken.error;
  }
  if (same.ok) loadHere(same.value);
  else await loadElsewhere(read.value, session.id);
  await tellSolutions(read.value);
  return undefined;
}

function loadHere(sheet: Sheet): void {
  const { board } = table;
  const move = board && loadPuzzle(board, sheet.puzzle);
  if (move) makeMove(move);
  writeSheet(sheet);
}

async function loadElsewhere(sheet: Sheet, before: string): Promise<void> {
  const started = await startFromSheet(sheet, startGame);
  if (!started.ok) return;
  ui.toast = {
    message: around.load.other(geometryName(sheet.puzzle.geometry)),
    undo: () => {
      ui.toast = undefined;
      void openStored(before).then(() => say(t.said.undone));
    },
  };
}

async function tellSolutions(sheet: Sheet): Promise<void> {
  const reading = await judgePuzzle(sheet);
  if (reading.kind === 'empty' || table.board?.puzzle.givens !== sheet.puzzle.givens) return;
  ui.toast = { ...ui.toast, message: reading.message };
  say(reading.message);
}
