import { describe, expect, test } from 'vitest';
import {
  candidatesOf,
  canonicalForm,
  checkUniqueness,
  classic9,
  countSolutions,
  createGeometry,
  createPosition,
  createPuzzle,
  enumerateSolutions,
  findBackdoors,
  findEquivalence,
  findExtraGivens,
  findMinimalSubpuzzles,
  findRedundantGivens,
  isSolutionOf,
  type Puzzle,
  runAlgorithm,
  solve,
  solveLogically,
  variantSpec,
} from '../index.ts';

const geometry = classic9();
const empty = geometry.cells.map(() => 0);
const made = createGeometry(variantSpec('classic', 4));
if (!made.ok) throw new Error(made.error.message);

const WRONG: readonly (readonly [string, Puzzle])[] = [
  ['too few givens', { geometry, constraints: [], givens: [1, 2, 3] }],
  ['too many givens', { geometry, constraints: [], givens: [...empty, 0] }],
  ['no givens', { geometry, constraints: [], givens: [] }],
  ['a digit too large', { geometry, constraints: [], givens: empty.with(80, 10) }],
  ['a digit below 0', { geometry, constraints: [], givens: empty.with(3, -1) }],
  ['half a digit', { geometry, constraints: [], givens: empty.with(3, 1.5) }],
  ['too few pencil marks', { geometry, constraints: [], givens: empty, allowed: [511] }],
  ['another board', { geometry: made.value, constraints: [], givens: empty }],
];

const CALLS: readonly (readonly [string, (puzzle: Puzzle) => unknown])[] = [
  ['solve', (puzzle) => solve(puzzle)],
  ['countSolutions', (puzzle) => countSolutions(puzzle, 2)],
  ['checkUniqueness', (puzzle) => checkUniqueness(puzzle)],
  ['enumerateSolutions', (puzzle) => enumerateSolutions(puzzle).next()],
  ['findRedundantGivens', (puzzle) => findRedundantGivens(puzzle)],
  ['runAlgorithm', (puzzle) => runAlgorithm('naked-singles', puzzle)],
  ['candidatesOf', (puzzle) => candidatesOf(puzzle)],
  ['isSolutionOf', (puzzle) => isSolutionOf(puzzle, empty)],
  ['createPosition', (puzzle) => createPosition(puzzle)],
  ['solveLogically', (puzzle) => solveLogically(puzzle).next()],
  ['canonicalForm', (puzzle) => canonicalForm(puzzle)],
  ['findEquivalence', (puzzle) => findEquivalence(puzzle, puzzle)],
  ['findBackdoors', (puzzle) => findBackdoors(puzzle, empty)],
  ['findExtraGivens', (puzzle) => findExtraGivens(puzzle)],
  ['findMinimalSubpuzzles', (puzzle) => findMinimalSubpuzzles(puzzle, 1)],
];

describe.each(WRONG)('%s', (_, puzzle) => {
  test.each(CALLS)('%s throws a RangeError', (_name, call) => {
    expect(() => call(puzzle)).toThrow(RangeError);
  });

  test('createPuzzle answers with an error', () => {
    expect(createPuzzle(puzzle.geometry, puzzle.givens, puzzle.allowed).ok).toBe(false);
  });
});
