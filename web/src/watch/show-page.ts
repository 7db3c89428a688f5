import { table } from '../game-session/session.svelte.ts';
import { addressOf } from './puzzle-address.ts';

/** Goes to a page about the puzzle on the table. */
export function showPage(page: 'watch' | 'path'): void {
  if (table.board) location.hash = addressOf(page, table.board.puzzle);
}
