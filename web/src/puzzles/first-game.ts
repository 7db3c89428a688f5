import { classic9, type Difficulty, type Puzzle } from 'pencilmark';
import { shelfTitle } from './names/shelf-names.ts';
import { FIRST_PUZZLE } from './first-puzzle.generated.ts';
import { puzzleOn } from './shelf-entry.ts';

/**
 * The game of a first-time visitor: an easy 9×9 puzzle. Its board needs none of the code that makes boards of other
 * shapes, which would slow down the first visit.
 */
export function firstGame(): {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly level: Difficulty;
} {
  const puzzle = puzzleOn(classic9(), FIRST_PUZZLE);
  return { puzzle, level: FIRST_PUZZLE.level, title: shelfTitle(FIRST_PUZZLE, puzzle.geometry) };
}
