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

/** Starts a game of a text that was pasted on the board; the game before it is a press away. */
export async function pasteText(text: string): Promise<void> {
  const reading = readPuzzle(text);
  if (reading.kind === 'empty') return;
  if (reading.kind === 'shared') return goTo('share', reading.payload);
  if (reading.kind === 'refused') return notify(capital(reading.message));
  if (reading.payload !== undefined) return goTo('share', reading.payload);
  if (!currentGame.session) return;
  if (await loadElsewhere(reading.sheet, currentGame.session.id)) await tellSolutions(reading.sheet);
}

/** False if the puzzle is not on the board: another text was faster. */
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

/** Tells how many solutions there are, and what the board leaves out: that may be why there are none or many. */
async function tellSolutions(sheet: ParsedPuzzle): Promise<void> {
  const begun = currentGame.board?.digits;
  const reading = await judgePuzzle(sheet);
  if (reading.kind === 'empty' || currentGame.board?.puzzle.givens !== sheet.puzzle.givens) return;
  const message = [reading.message, ...leftOut(sheet, reading.kind)].join(' ');
  notices.toast = { ...notices.toast, message };
  // To a player who has gone on, what the last move did matters more, and an alert must not be talked over.
  if (currentGame.board?.digits === begun) announce(message);
}
