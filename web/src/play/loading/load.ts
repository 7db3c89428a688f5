import type { ParsedPuzzle } from 'pencilmark';
import { capital } from '../../i18n/capital.ts';
import { goTo } from '../../state/router.svelte.ts';
import { judgePuzzle, leftOut, readPuzzle } from './read-puzzle.ts';
import { puzzleTitle } from '../../puzzles/setters/puzzle-title.ts';
import { loadingWords } from './words.ts';
import { t } from '../words.ts';
import { notices, announce, notify } from '../../state/notices.svelte.ts';
import { openGame, startGame, currentGame } from '../session/current-game.svelte.ts';
import { startFromSheet } from '../moves/sheet.ts';

/** Starts a game of a text pasted on the board; one press returns to the previous game. */
export async function pasteText(text: string): Promise<void> {
  const reading = readPuzzle(text);
  if (reading.kind === 'empty') return;
  if (reading.kind === 'shared') return goTo('share', reading.payload);
  if (reading.kind === 'refused') return notify(capital(reading.message));
  if (reading.payload !== undefined) return goTo('share', reading.payload);
  if (!currentGame.session) return;
  if (await loadElsewhere(reading.sheet, currentGame.session.id)) await reportSolutions(reading.sheet);
}

/** False if the puzzle is not on the board because another text was faster. */
async function loadElsewhere(sheet: ParsedPuzzle, before: string): Promise<boolean> {
  const started = await startFromSheet(sheet, startGame);
  if (!started.ok || started.value === 'superseded') return false;
  notices.toast = {
    message: loadingWords.load.other(sheet.title ?? puzzleTitle(sheet.puzzle)),
    undo: () => {
      notices.toast = undefined;
      void openGame([before]).then(() => announce(t.messages.undone));
    },
  };
  return true;
}

/**
 * Reports the number of solutions, and what the board leaves out, which may be the reason that there are none or many.
 */
async function reportSolutions(sheet: ParsedPuzzle): Promise<void> {
  const begun = currentGame.board?.digits;
  const reading = await judgePuzzle(sheet);
  if (reading.kind === 'empty' || currentGame.board?.puzzle.givens !== sheet.puzzle.givens) return;
  const message = [reading.message, ...leftOut(sheet, reading.kind)].join(' ');
  notices.toast = { ...notices.toast, message };
  // To a player who has continued, the last move matters more, and an alert must not be interrupted.
  if (currentGame.board?.digits === begun) announce(message);
}
