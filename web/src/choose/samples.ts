/** The samples that were made on this visit: looking at a kind again shows the same sample. */
import type { Puzzle } from 'pencilmark';
import type { Wish } from '../puzzles/wish/wish.ts';

const samples = new Map<string, Puzzle>();

export function keptSample({ board, rules }: Wish): Puzzle | undefined {
  return samples.get(`${board} ${rules}`);
}

export function keepSample({ board, rules }: Wish, puzzle: Puzzle): void {
  samples.set(`${board} ${rules}`, puzzle);
}
