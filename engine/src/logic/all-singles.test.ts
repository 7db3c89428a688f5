import { describe, expect, test } from 'vitest';
import { findSteps } from './solve-logically.ts';
import { createPosition } from './position.ts';
import { createRandom } from '../random.ts';
import { solve } from '../solve/solver.ts';
import { type Variant, variantSpec } from '../model/boards.ts';
import { candidatesOf } from '../puzzle/candidates.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { digitsIn } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import { createPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { hiddenSingles, nakedSingles } from './all-singles.ts';

function board(variant: Variant, size: number): Geometry {
  const made = createGeometry(variantSpec(variant, size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** A solved board with a share of its cells open. */
function opened(geometry: Geometry, seed: number, share: number): Puzzle {
  const empty = createPuzzle(geometry, new Array<number>(geometry.cells.length).fill(0));
  if (!empty.ok) throw new Error(empty.error.message);
  const { solution } = solve(empty.value);
  const random = createRandom(`singles ${seed}`);
  const left = solution!.map((digit) => (random.below(100) < share * 100 ? 0 : digit));
  const puzzle = createPuzzle(geometry, left);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

function named(singles: readonly number[]): string[] {
  return singles.flatMap((set, cell) => digitsIn(set).map((digit) => `${cell}=${digit}`)).sort();
}

describe('singles agree with the logic engine', () => {
  test.each<[Variant, number]>([
    ['classic', 4],
    ['classic', 9],
    ['x', 9],
    ['windoku', 9],
    ['samurai', 9],
    ['classic', 16],
  ])('%s %i', (variant, size) => {
    const geometry = board(variant, size);
    for (const [seed, share] of [0.3, 0.5, 0.7].entries()) {
      const puzzle = opened(geometry, seed + 1, share);
      const candidates = candidatesOf(puzzle);
      const found = (technique: 'naked-single' | 'hidden-single'): string[] => {
        const search = { extent: 'every' as const };
        const steps = [...findSteps(createPosition(puzzle), { techniques: [technique], search })];
        const placed = steps.flatMap(({ placements }) => placements);
        return [...new Set(placed.map(({ cell, digit }) => `${cell}=${digit}`))].sort();
      };
      expect(named(nakedSingles(candidates))).toEqual(found('naked-single'));
      expect(named(hiddenSingles(geometry, puzzle.givens, candidates))).toEqual(found('hidden-single'));
      expect(found('hidden-single').length).toBeGreaterThan(0);
    }
  });
});

test('a digit that the house already holds is no hidden single, even on a broken board', () => {
  const geometry = board('classic', 4);
  // Row 1 contains 1; r1c3 is open and must not be taken for another place of 1.
  const digits = [1, 2, 0, 4, ...new Array<number>(12).fill(0)];
  const candidates = digits.map((digit) => (digit === 0 ? 0b0001 : 0));
  expect(hiddenSingles(geometry, digits, candidates).slice(0, 4)).toEqual([0, 0, 0, 0]);
});
