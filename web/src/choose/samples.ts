/** The samples that were made on this visit: looking at a kind again shows the same sample. */
import type { Puzzle } from 'pencilmark';
import type { PuzzleKind } from '../puzzles/kinds/kinds.ts';

const samples = new Map<string, Puzzle>();

export function keptSample({ board, rules }: PuzzleKind): Puzzle | undefined {
  return samples.get(`${board} ${rules}`);
}

export function keepSample({ board, rules }: PuzzleKind, puzzle: Puzzle): void {
  samples.set(`${board} ${rules}`, puzzle);
}
