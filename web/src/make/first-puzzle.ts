import type { Puzzle } from 'pencilmark';
import { table } from '../game-session/session.svelte.ts';

/** Something to begin with: the puzzle that lies on the table, or the one that first visitors find there. */
export async function firstPuzzle(): Promise<Puzzle> {
  if (table.board) return table.board.puzzle;
  const [{ FIRST_PUZZLE }, { puzzleOf }] = await Promise.all([
    import('../shelf/first-puzzle.generated.ts'),
    import('../shelf/shelf-entry.ts'),
  ]);
  return puzzleOf(FIRST_PUZZLE);
}
