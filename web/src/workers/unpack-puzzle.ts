import 'pencilmark/constraints';
import { type Puzzle, puzzleFromData } from 'pencilmark';
import type { WirePuzzle } from './wire-puzzle.ts';

/** Reads a packed puzzle. It was valid when it was packed: anything else is a bug. */
export function unpackPuzzle(data: WirePuzzle): Puzzle {
  const puzzle = puzzleFromData(data);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
