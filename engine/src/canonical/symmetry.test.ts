import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variantSpec } from '../model/boards.ts';
import { candidatesOf } from '../puzzle/candidates.ts';
import { createGeometry } from '../model/create-geometry.ts';
import type { Geometry, GeometrySpec } from '../model/geometry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { isConsistent } from '../puzzle/validity.ts';
import { createRandom } from '../random.ts';
import { randomSymmetry } from './board-symmetries.ts';
import {
  applyToPuzzle,
  applyToSets,
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
  test('a symmetry and its inverse restore the puzzle', () => {
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
      fc.property(cases, ({ symmetries: [a], puzzle }) => {
        const image = applyToPuzzle(a, puzzle);
        expect(candidatesOf(image)).toEqual(applyToSets(a, candidatesOf(puzzle)));
        expect(isConsistent(image, image.givens)).toBe(isConsistent(puzzle, puzzle.givens));
      }),
    );
  });
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

/** Random digits in random cells, including conflicts. */
function scattered(geometry: Geometry, seed: string): Puzzle {
  const random = createRandom(seed);
  return {
    geometry,
    constraints: [],
    givens: geometry.cells.map(() => Math.max(0, random.below(geometry.size * 3) - 2 * geometry.size + 1)),
  };
}
