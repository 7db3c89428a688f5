import { expect, test } from 'vitest';
import { classic9, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { isSolutionOf } from '../puzzle/validity.ts';
import { createRandom } from '../random.ts';
import { enumerateSolutions } from '../solve/solver.ts';
import { mix } from './mixing.ts';
import { findGrid } from './random-grid.ts';
import { findSwaps } from './unavoidable-sets.ts';

const SPECS = [variantSpec('classic'), variantSpec('x'), variantSpec('windoku'), variantSpec('latin', 7)];

test.each(SPECS)('moves keep the rules: %j', (spec) => {
  const geometry = createGeometry(spec);
  if (!geometry.ok) throw new Error(geometry.error.message);
  const random = createRandom('mixing');
  const grid = findGrid(geometry.value, random, () => false)!;
  const before = [...grid];
  mix(geometry.value, grid, random, () => false, 3);
  expect(isSolutionOf(emptyPuzzle(geometry.value), [...grid])).toBe(true);
  expect([...grid]).not.toEqual(before);
});

test('swaps are sets that can change by themselves', () => {
  const geometry = classic9();
  const grid = findGrid(geometry, createRandom('swaps'), () => false)!;
  const { cells, ends, count } = findSwaps(geometry, grid);
  expect(count).toBeGreaterThan(36);
  for (let part = 0; part < count; part++) {
    const set = cells.slice(part === 0 ? 0 : ends[part - 1], ends[part]);
    const givens = [...grid].map((digit, cell) => (set.includes(cell) ? 0 : digit));
    const others = enumerateSolutions({ geometry, constraints: [], givens });
    expect([others.next().done, others.next().done]).toEqual([false, false]);
  }
});
