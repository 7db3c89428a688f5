import { createGame, puzzleKey, type PuzzleSource, type Setter } from '@pencilmark/game';
import type { Puzzle, Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { addPuzzles } from '../storage/puzzles.ts';
import { reasonOf } from '../kit/reason.ts';

/** The outcome of adding a puzzle. */
export type Added = 'added' | 'there already';

/**
 * Adds a puzzle to the library. Errors: `game.size` for a board that cannot be played, and `storage.failed` with the
 * reason if the browser cannot store it.
 */
export async function addToLibrary(
  puzzle: Puzzle,
  title: string,
  source: PuzzleSource,
  setter?: Setter,
): Promise<Result<Added>> {
  const game = createGame(puzzle);
  if (!game.ok) return game;
  const stored = {
    puzzle: puzzleKey(puzzle),
    title,
    source,
    collection: '',
    added: Date.now(),
    place: 0,
    ...(setter && { setter }),
  };
  try {
    return ok((await addPuzzles([stored])) === 0 ? 'added' : 'there already');
  } catch (error) {
    return failure('storage.failed', reasonOf(error));
  }
}
