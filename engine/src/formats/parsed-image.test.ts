import { expect, test } from 'vitest';
import { randomSymmetry } from '../canonical/board-symmetries.ts';
import { applyToDigits, applyToPuzzle, applyToSets } from '../canonical/symmetry.ts';
import { classic9 } from '../model/boards.ts';
import { createRandom } from '../random.ts';
import type { ParsedPuzzle } from './parsed-puzzle.ts';
import { applyToParsedPuzzle } from './parsed-image.ts';

const geometry = classic9();
const drawn = randomSymmetry(geometry, createRandom('sheet'));
if (!drawn.ok) throw new Error(drawn.error.message);
const symmetry = drawn.value;

/** Different lists, so that a swap of two would be noticed. */
const digits = (step: number) => geometry.cells.map((_, cell) => (cell * step) % 10);
const sets = (step: number) => geometry.cells.map((_, cell) => (cell * step) % 512);

const SHEET: Required<ParsedPuzzle> = {
  puzzle: { geometry, constraints: [], givens: digits(3), allowed: sets(5) },
  entries: digits(7),
  marks: sets(11),
  corners: sets(13),
  solution: digits(9),
  title: 'a',
  author: 'b',
  comment: 'c',
  message: 'e',
  drawings: [{ shape: 'fog', cells: [1] }],
  remarks: ['d'],
};

test('every part of a sheet moves with its cells, words stay, and drawings for other cells go', () => {
  expect(applyToParsedPuzzle(symmetry, SHEET)).toEqual({
    ...SHEET,
    puzzle: {
      geometry,
      constraints: [],
      givens: applyToDigits(symmetry, digits(3)),
      allowed: applyToSets(symmetry, sets(5)),
    },
    entries: applyToDigits(symmetry, digits(7)),
    marks: applyToSets(symmetry, sets(11)),
    corners: applyToSets(symmetry, sets(13)),
    solution: applyToDigits(symmetry, digits(9)),
    drawings: [],
  });
});

test('fields that a puzzle lacks are not added', () => {
  const puzzle = { geometry, constraints: [], givens: digits(3) };
  const image = applyToParsedPuzzle(symmetry, { puzzle, title: undefined });
  expect(image).toEqual({ puzzle: applyToPuzzle(symmetry, puzzle) });
  expect([Object.keys(image), Object.keys(image.puzzle)]).toEqual([
    ['puzzle'],
    ['geometry', 'constraints', 'givens'],
  ]);
});
