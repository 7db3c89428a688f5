import { targets } from './moves/moves.ts';
import type { Query } from './listening/query.ts';
import { loadFailed } from '../kit/load-failed.ts';
import { announce } from '../state/notices.svelte.ts';

/*
 * Actions of the player whose code is fetched on first use.
 */

export const checkBoard = (): void => later(import('./moves/check.ts'), (code) => code.checkBoard());
export const acceptSingles = (): void => later(assist(), (code) => code.acceptSingles());
export const revealSelection = (): void => later(assist(), (code) => code.revealSelection());
export const solveFromHere = (): void => later(assist(), (code) => code.solveFromHere());
export const fillMarks = (): void => later(assist(), (code) => code.fillMarks());

export const resetBoard = (): void => later(import('./moves/sweep.ts'), (code) => code.resetBoard());
export const clearBoard = (): void => later(import('./moves/sweep.ts'), (code) => code.clearBoard());

/** Of the cells that are selected now, not of those that are when the code has come. */
export function promoteMarks(): void {
  const cells = targets();
  later(assist(), (code) => code.promoteMarks(cells));
}

let newestPaste = 0;

/** Starts a game of a text that was pasted. Of two imports of one module the first may come last: the last text wins. */
export function pasteText(text: string): void {
  const mine = ++newestPaste;
  later(import('./loading/load.ts'), (code) => mine === newestPaste && code.pasteText(text));
}

/** A hint, or more of the one that is shown. */
export const askHint = (): void => later(hints(), (code) => code.hint());
/** “What did I just use?” */
export const tellUsed = (): void => later(hints(), (code) => code.used());
/** Shows the tree of moves, or puts it away. */
export const turnHistory = (): void =>
  later(import('./history/open-history.ts'), (code) => code.turnHistory());

/** Asks for a name for the board as it is. */
export const nameBoard = (): void => later(import('./history/open-history.ts'), (code) => code.nameBoard());

/** Takes out the pen, or puts it away. */
export const turnPen = (): void => later(import('./pen/open-pen.ts'), (code) => code.turnPen());

/** Starts another puzzle like the current one. */
export const playAnother = (): void => later(import('./loading/another.ts'), (code) => code.playAnother());
/** Starts the puzzle that was solved again. */
export const playAgain = (): void => later(import('./loading/another.ts'), (code) => code.playAgain());

/** Answers a question about the board. */
export const askQuery = (asked: Query): void =>
  later(import('./listening/query.ts'), (code) => code.query(asked));
export const readHint = (): void => later(hints(), (code) => code.readHint());

/** Fetches the hints and starts their worker, so that the first one does not wait for them. */
export const prepareHints = (): void =>
  void hints().then(
    (code) => code.prepare(),
    () => {},
  );

function hints() {
  return import('./hints/open-hints.ts');
}

function assist() {
  return import('./moves/assist.ts');
}

function later<Code>(fetched: Promise<Code>, run: (code: Code) => unknown): void {
  fetched.then(run, () => announce(loadFailed()));
}
