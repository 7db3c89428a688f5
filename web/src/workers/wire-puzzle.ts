import { type Puzzle, type PuzzleData, puzzleToData } from 'pencilmark';

declare const WHOLE: unique symbol;

/**
 * A puzzle on its way to a worker or back. Only `packPuzzle` makes one, so that no call can take a puzzle apart and
 * forget its rules, its pencil marks or its drawings.
 */
export type WirePuzzle = PuzzleData & { readonly [WHOLE]: true };

export function packPuzzle(puzzle: Puzzle): WirePuzzle {
  return puzzleToData(puzzle) as WirePuzzle;
}
