import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variantSpec } from '../grid/boards.ts';
import { candidatesOf } from '../grid/candidates.ts';
import { createGeometry } from '../grid/create-geometry.ts';
import type { Geometry, GeometrySpec } from '../grid/geometry.ts';
import type { Puzzle } from '../grid/puzzle.ts';
import { isConsistent } from '../grid/validity.ts';
import { createRandom } from '../random.ts';
import { randomSymmetry } from './board-symmetries.ts';
import {
  applyToDigits,
  applyToPuzzle,
  applyToSets,
  applyToSheet,
  composeSymmetries,
  identitySymmetry,
  invertSymmetry,
  isSymmetryOf,
  sameSymmetry,
  type Symmetry,
} from './symmetry.ts';

const BOARDS: readonly Geometry[] = [
  board(variantSpec('classic')),
  board(variantSpec('classic', 6)),
  board(variantSpec('x')),
  board(variantSpec('tinysamurai')),
  board({ size: 4, regions: [...'AAABACBBCCDBCDDD'] }),
];

const cases = fc
  .record({ board: fc.constantFrom(...BOARDS), seeds: fc.tuple(fc.string(), fc.string(), fc.string()) })
  .map(({ board: geometry, seeds }) => ({
    geometry,
    symmetries: seeds.map((seed) => drawn(geometry, seed)) as [Symmetry, Symmetry, Symmetry],
    puzzle: scattered(geometry, seeds[0]),
  }));

describe('laws', () => {
  test('what was taken there and back is what it was', () => {
    fc.assert(
      fc.property(cases, ({ geometry, symmetries: [a], puzzle }) => {
        const back = invertSymmetry(a);
        const identity = identitySymmetry(geometry);
        expect(composeSymmetries(a, back)).toEqual(identity);
        expect(composeSymmetries(back, a)).toEqual(identity);
        expect(applyToPuzzle(back, applyToPuzzle(a, puzzle))).toEqual(puzzle);
        expect(applyToPuzzle(identity, puzzle)).toEqual(puzzle);
      }),
    );
  });

  test('composing is applying one after the other, however it is bracketed', () => {
    fc.assert(
      fc.property(cases, ({ geometry, symmetries: [a, b, c], puzzle }) => {
        const both = composeSymmetries(a, b);
        expect(isSymmetryOf(geometry, both)).toBe(true);
        expect(applyToPuzzle(both, puzzle)).toEqual(applyToPuzzle(b, applyToPuzzle(a, puzzle)));
        expect(sameSymmetry(composeSymmetries(both, c), composeSymmetries(a, composeSymmetries(b, c)))).toBe(
          true,
        );
      }),
    );
  });

  test('candidates and conflicts go along with the givens', () => {
    fc.assert(
      fc.property(cases, ({ geometry, symmetries: [a], puzzle }) => {
        const image = applyToPuzzle(a, puzzle);
        expect(candidatesOf(image)).toEqual(applyToSets(a, candidatesOf(puzzle)));
        expect(isConsistent(geometry, image.givens)).toBe(isConsistent(geometry, puzzle.givens));
      }),
    );
  });
});

test('a sheet is taken along whole, its words as they are', () => {
  const [geometry] = BOARDS;
  const puzzle = { ...scattered(geometry, 'sheet'), allowed: geometry.cells.map((_, cell) => cell) };
  const symmetry = drawn(geometry, 'sheet');
  const sheet = {
    puzzle,
    entries: puzzle.givens,
    marks: puzzle.allowed,
    solution: puzzle.givens,
    title: 'a',
  };
  expect(applyToSheet(symmetry, sheet)).toEqual({
    puzzle: {
      geometry,
      givens: applyToDigits(symmetry, puzzle.givens),
      allowed: applyToSets(symmetry, puzzle.allowed),
    },
    entries: applyToDigits(symmetry, puzzle.givens),
    marks: applyToSets(symmetry, puzzle.allowed),
    solution: applyToDigits(symmetry, puzzle.givens),
    title: 'a',
  });
  expect(applyToSheet(symmetry, { puzzle })).toEqual({ puzzle: applyToPuzzle(symmetry, puzzle) });
});

test.each<[string, (symmetry: Symmetry) => Symmetry]>([
  ['too few cells', (s) => ({ ...s, cells: s.cells.slice(1) })],
  ['a cell twice', (s) => ({ ...s, cells: s.cells.with(0, 1) })],
  ['a cell that is none', (s) => ({ ...s, cells: s.cells.with(0, 81) })],
  ['two cells exchanged', (s) => ({ ...s, cells: s.cells.with(0, 1).with(1, 0) })],
  ['a digit twice', (s) => ({ ...s, digits: s.digits.with(1, 2) })],
  ['0 becomes a digit', (s) => ({ ...s, digits: s.digits.with(0, 1).with(1, 0) })],
])('%s is no symmetry', (_, broken) => {
  const [geometry] = BOARDS;
  expect(isSymmetryOf(geometry, identitySymmetry(geometry))).toBe(true);
  expect(isSymmetryOf(geometry, broken(identitySymmetry(geometry)))).toBe(false);
});

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function drawn(geometry: Geometry, seed: string): Symmetry {
  const found = randomSymmetry(geometry, createRandom(seed));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** Some digits anywhere, conflicts and all. */
function scattered(geometry: Geometry, seed: string): Puzzle {
  const random = createRandom(seed);
  return {
    geometry,
    givens: geometry.cells.map(() => Math.max(0, random.below(geometry.size * 3) - 2 * geometry.size + 1)),
  };
}
