import { type Puzzle, puzzleFromData, puzzleToData } from 'pencilmark';
import type { WirePuzzle } from './protocol.ts';

export function wirePuzzle(puzzle: Puzzle): WirePuzzle {
  return puzzleToData(puzzle);
}

/** What was a puzzle on the other side is one here: anything else is a bug. */
export function unpackPuzzle(data: WirePuzzle): Puzzle {
  const puzzle = puzzleFromData(data);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}
