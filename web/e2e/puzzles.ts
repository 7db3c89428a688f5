import { solve } from 'pencilmark';
import type { ShelfEntry } from '../src/puzzles/shelf-entry.ts';
import { puzzleOf } from '../src/puzzles/shelf-puzzle.ts';
import { FIRST_PUZZLE } from '../src/puzzles/first-puzzle.generated.ts';
import { SHELF } from '../src/puzzles/shelf.generated.ts';

export { FIRST_PUZZLE };

export function entryOf(id: string): ShelfEntry {
  return SHELF.find((entry) => entry.id === id)!;
}

/** The open cells of a puzzle with the symbols that belong there, in reading order. */
export function solutionOf(entry: ShelfEntry): { readonly cell: number; readonly symbol: string }[] {
  const puzzle = puzzleOf(entry);
  const { solution } = solve(puzzle);
  return solution!.flatMap((digit, cell) =>
    puzzle.givens[cell] === 0 ? [{ cell, symbol: puzzle.geometry.symbols[digit - 1] }] : [],
  );
}
