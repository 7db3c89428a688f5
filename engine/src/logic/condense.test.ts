import { expect, test } from 'vitest';
import type { Branch } from './step.ts';
import { condenseBranches } from './condense.ts';

/**
 * Candidates of successive cells: each true one eliminates a candidate of the next cell, which makes one true there.
 */
function branchOf(length: number): Branch {
  return {
    implications: Array.from({ length }, (_, k) => ({
      node: { digit: 1 + (k % 9), cells: [k] },
      holds: k % 2 === 0 ? 'true' : 'false',
      causes: k === 0 ? [] : [k - 1],
    })),
  };
}

test('a short branch is told as it is', () => {
  expect(condenseBranches([branchOf(6)])).toEqual([branchOf(6)]);
});

test('of a long one what falls on the way is left out, and causes reach across', () => {
  const [{ implications }] = condenseBranches([branchOf(12)]);
  expect(implications.map(({ node }) => node.cells[0])).toEqual([0, 2, 4, 6, 8, 10, 11]);
  expect(implications.map(({ causes }) => causes)).toEqual([[], [0], [1], [2], [3], [4], [5]]);
});

test('all branches of a step are told in the same way', () => {
  const [short] = condenseBranches([branchOf(4), branchOf(12)]);
  expect(short.implications.map(({ holds }) => holds)).toEqual(['true', 'true', 'false']);
});
