import type { Puzzle } from 'pencilmark';
import { shelfTitle } from './names/shelf-names.ts';
import { FIRST_PUZZLE } from './first-puzzle.generated.ts';
import { puzzleOf } from './shelf-entry.ts';

/** What a first-time visitor sees: an easy puzzle. */
export function firstGame(): { readonly puzzle: Puzzle; readonly title: string } {
  const puzzle = puzzleOf(FIRST_PUZZLE);
  return { puzzle, title: shelfTitle(FIRST_PUZZLE, puzzle.geometry) };
}
