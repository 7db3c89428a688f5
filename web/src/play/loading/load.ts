import { conflictsOf, loadPuzzle, startState } from '@pencilmark/game';
import { geometryName, type Problem, failure, parseSheet, type Puzzle, type Sheet } from 'pencilmark';
import { capital } from '../../i18n/capital.ts';
import { goTo } from '../../state/router.svelte.ts';
import { judgePuzzle, leftOut, readPuzzle } from './read-puzzle.ts';
import { loadingWords } from './words.ts';
import { problemTexts } from '../../puzzles/problems/words.ts';
import { t } from '../words.ts';
import { notices, announce, notify } from '../../state/notices.svelte.ts';
import { makeMove } from '../moves/moves.ts';
import { openGame, startGame, currentGame } from '../session/current-game.svelte.ts';
import { startFromSheet, writeSheet } from '../moves/sheet.ts';

/**
 * Makes a text the givens. Of the same board it is a move like any other; of another board it is a new game, and the
 * old one lies a click away. Gives back what is wrong with the text, if it cannot be a puzzle.
 */
export async function loadText(text: string): Promise<Problem | undefined> {
  const { board, session } = currentGame;
  if (!board || !session) return undefined;
  const { geometry } = board.puzzle;
  const same = parseSheet(text, { geometry });
  const read = same.ok ? same : parseSheet(text);
  // A message about the current board helps more than one about all others.
  if (!read.ok) return same.ok ? undefined : { ...same.error, message: problemTexts.sentence(same.error) };
  const { puzzle } = read.value;
  const conflict = conflictsOf(startState(puzzle)).at(0);
  if (conflict) {
    const message = loadingWords.import.conflict(problemTexts.conflict(puzzle.geometry, conflict));
    const broken = failure('load.conflict', message);
    return broken.ok ? undefined : broken.error;
  }
  if (same.ok && hasRulesOf(puzzle, board.puzzle)) loadHere(same.value);
  else await loadElsewhere(read.value, session.id);
  await tellSolutions(read.value);
  return undefined;
}

/** Starts a game of a text that was pasted on the board; the game before it is a press away. */
export async function pasteText(text: string): Promise<void> {
  const reading = readPuzzle(text);
  if (reading.kind === 'empty') return;
  if (reading.kind === 'shared') return goTo('share', reading.payload);
  if (reading.kind === 'refused') return notify(capital(reading.message));
  if (!currentGame.session) return;
  await loadElsewhere(reading.sheet, currentGame.session.id);
  await tellSolutions(reading.sheet);
}

function hasRulesOf({ constraints }: Puzzle, other: Puzzle): boolean {
  return JSON.stringify(constraints) === JSON.stringify(other.constraints);
}

function loadHere(sheet: Sheet): void {
  const { board } = currentGame;
  const move = board && loadPuzzle(board, sheet.puzzle);
  if (move) makeMove(move);
  writeSheet(sheet);
}

async function loadElsewhere(sheet: Sheet, before: string): Promise<void> {
  const started = await startFromSheet(sheet, startGame);
  if (!started.ok) return;
  notices.toast = {
    message: loadingWords.load.other(geometryName(sheet.puzzle.geometry)),
    undo: () => {
      notices.toast = undefined;
      void openGame([before]).then(() => announce(t.messages.undone));
    },
  };
}

/** Tells how many solutions there are, and what the board leaves out: that may be why there are none or many. */
async function tellSolutions(sheet: Sheet): Promise<void> {
  const begun = currentGame.board?.digits;
  const reading = await judgePuzzle(sheet);
  if (reading.kind === 'empty' || currentGame.board?.puzzle.givens !== sheet.puzzle.givens) return;
  const message = [reading.message, ...leftOut(sheet)].join(' ');
  notices.toast = { ...notices.toast, message };
  // To a player who has gone on, what the last move did matters more, and an alert must not be talked over.
  if (currentGame.board?.digits === begun) announce(message);
}
