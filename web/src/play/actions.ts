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
/** Makes the digits on the board the givens of another puzzle. */
export const makeGivens = (): void => later(import('./moves/sweep.ts'), (code) => code.makeGivens());
export const clearBoard = (): void => later(import('./moves/sweep.ts'), (code) => code.clearBoard());

/** Takes the cells selected now, not those selected once the code is loaded. */
export function promoteMarks(): void {
  const cells = targets();
  later(assist(), (code) => code.promoteMarks(cells));
}

let newestPaste = 0;

/** Starts a game of a pasted text. Of two imports of one module the first may resolve last: the last text wins. */
export function pasteText(text: string): void {
  const mine = ++newestPaste;
  later(import('./loading/load.ts'), (code) => mine === newestPaste && code.pasteText(text));
}

/** Shows a hint, or the next depth of the current one. */
export const askHint = (): void => later(hints(), (code) => code.hint());
/** Answers “What did I just use?” */
export const explainDigit = (): void => later(hints(), (code) => code.used());
/** Shows or hides the tree of moves. */
export const turnHistory = (): void =>
  later(import('./history/open-history.ts'), (code) => code.turnHistory());

/** Asks for a name for the current board. */
export const nameBoard = (): void => later(import('./history/open-history.ts'), (code) => code.nameBoard());

/** Activates or deactivates the pen. */
export const turnPen = (): void => later(import('./pen/open-pen.ts'), (code) => code.turnPen());

/** Starts another puzzle like the current one. */
export const playAnother = (): void => later(import('./loading/another.ts'), (code) => code.playAnother());
/** Restarts the solved puzzle. */
export const playAgain = (): void => later(import('./loading/another.ts'), (code) => code.playAgain());

/** Answers a question about the board. */
export const askQuery = (asked: Query): void =>
  later(import('./listening/query.ts'), (code) => code.query(asked));
export const readHint = (): void => later(hints(), (code) => code.readHint());

/** Fetches the hints and starts their worker, so that the first hint does not wait for them. */
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
