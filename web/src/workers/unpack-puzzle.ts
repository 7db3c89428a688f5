import 'pencilmark/constraints';
import { type Puzzle, type PuzzleData, puzzleFromData } from 'pencilmark';

/** Reads a puzzle in a worker. A puzzle of the page is valid here: anything else is a bug. */
export function unpackPuzzle(data: PuzzleData): Puzzle {
  const puzzle = puzzleFromData(data);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
