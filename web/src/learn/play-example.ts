import { startFromSheet } from '../play/moves/sheet.ts';
import { startGame } from '../play/session/current-game.svelte.ts';
import type { BookExample } from './examples.ts';

/** Starts a game of an example, with its entries and its candidates as marks, on which the step can be found. */
export async function playExample({ puzzle, board }: BookExample, title: string): Promise<void> {
  const entries = Array.from(board.digits, (digit, cell) => (puzzle.givens[cell] === 0 ? digit : 0));
  await startFromSheet({ puzzle, title, entries, marks: board.candidates }, startGame);
}
