import { targets } from './moves/moves.ts';
import type { Query } from './listening/query.ts';
import { later } from '../kit/later.ts';

/*
 * Actions of the player whose code is fetched on first use.
 */

export const checkBoard = (): void =>
  void later(
    () => import('./moves/check.ts'),
    (code) => code.checkBoard(),
  );
export const acceptSingles = (): void => void later(assist, (code) => code.acceptSingles());
export const revealSelection = (): void => void later(assist, (code) => code.revealSelection());
export const solveFromHere = (): void => void later(assist, (code) => code.solveFromHere());
export const fillMarks = (): void => void later(assist, (code) => code.fillMarks());

export const resetBoard = (): void =>
  void later(
    () => import('./moves/sweep.ts'),
    (code) => code.resetBoard(),
  );
export const clearBoard = (): void =>
  void later(
    () => import('./moves/sweep.ts'),
    (code) => code.clearBoard(),
  );
/** Makes the digits on the board the givens of another puzzle. */
export const makeGivens = (): void =>
  void later(
    () => import('./moves/sweep.ts'),
    (code) => code.makeGivens(),
  );

/** Takes the cells selected now, not those selected once the code is loaded. */
export function promoteMarks(): void {
  const cells = targets();
  void later(assist, (code) => code.promoteMarks(cells));
}

let newestPaste = 0;

/** Starts a game of a pasted text. Of two imports of one module the first may resolve last: the last text wins. */
export function pasteText(text: string): void {
  const mine = ++newestPaste;
  void later(
    () => import('./loading/load.ts'),
    (code) => mine === newestPaste && code.pasteText(text),
  );
}

/** Shows a hint, or the next depth of the current one. */
export const askHint = (): void => void later(hints, (code) => code.hint());
/** Answers “What did I just use?” */
export const explainDigit = (): void => void later(hints, (code) => code.used());
/** Shows or hides the tree of moves. */
export const turnHistory = (): void =>
  void later(
    () => import('./history/open-history.ts'),
    (code) => code.turnHistory(),
  );

/** Asks for a name for the current board. */
export const nameBoard = (): void =>
  void later(
    () => import('./history/open-history.ts'),
    (code) => code.nameBoard(),
  );

/** Activates or deactivates the pen. */
export const turnPen = (): void =>
  void later(
    () => import('./pen/open-pen.ts'),
    (code) => code.turnPen(),
  );

/** Starts another puzzle like the current one. */
export const playAnother = (): void =>
  void later(
    () => import('./loading/another.ts'),
    (code) => code.playAnother(),
  );
/** Restarts the solved puzzle. */
export const playAgain = (): void =>
  void later(
    () => import('./loading/another.ts'),
    (code) => code.playAgain(),
  );

/** Answers a question about the board. */
export const askQuery = (asked: Query): void =>
  void later(
    () => import('./listening/query.ts'),
    (code) => code.query(asked),
  );
export const readHint = (): void => void later(hints, (code) => code.readHint());

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
