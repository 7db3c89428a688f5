import 'pencilmark/constraints';
import { createPuzzle } from 'pencilmark';
import { startFromSheet } from '../play/moves/sheet.ts';
import { startGame } from '../play/session/current-game.svelte.ts';
import type { BookExample } from './examples.ts';

/** Starts a game of an example, with its entries and its candidates as marks, on which the step can be found. */
export async function playExample({ board }: BookExample, title: string): Promise<void> {
  const { geometry, givens, digits, candidates, constraints } = board;
  const puzzle = createPuzzle(geometry, givens, undefined, constraints);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const entries = Array.from(digits, (digit, cell) => (givens[cell] === 0 ? digit : 0));
  await startFromSheet({ puzzle: puzzle.value, title, entries, marks: candidates }, startGame);
}
