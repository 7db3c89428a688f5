import { checkUniqueness, findConflicts, geometryName } from 'pencilmark';
import { expect, test } from 'vitest';
import { puzzleOf } from './shelf-puzzle.ts';
import { firstGame } from './first-game.ts';
import { FIRST_PUZZLE } from './first-puzzle.generated.ts';
import { SHELF } from './shelf.generated.ts';

test.each(SHELF.map((entry) => [entry.id, entry] as const))('%s has exactly one solution', (_, entry) => {
  const puzzle = puzzleOf(entry);
  expect(findConflicts(puzzle, puzzle.givens)).toEqual([]);
  expect(checkUniqueness(puzzle)).toBe('unique');
});

test('the shelf holds many kinds of board, each entry under its own name', () => {
  const kinds = new Set(SHELF.map((entry) => geometryName(puzzleOf(entry).geometry)));
  expect(kinds.size).toBeGreaterThanOrEqual(12);
  expect(new Set(SHELF.map(({ id }) => id)).size).toBe(SHELF.length);
});

test('the first puzzle is one of the shelf, on the same board as there', () => {
  expect(SHELF).toContainEqual(FIRST_PUZZLE);
  expect(firstGame().puzzle).toEqual(puzzleOf(FIRST_PUZZLE));
});
