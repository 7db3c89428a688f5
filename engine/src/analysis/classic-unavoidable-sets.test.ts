import { expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import { createRandom } from '../random.ts';
import { countSolutions } from '../solve/solver.ts';
import { drawClassicGrid } from '../generate/classic-grid.ts';
import { findSwaps } from '../generate/unavoidable-sets.ts';
import { findClassicSwaps } from './classic-unavoidable-sets.ts';

test("they are the general way's, up to ten cells, and each leaves a second solution", () => {
  const random = createRandom('swaps');
  const geometry = classic9();
  for (let k = 0; k < 20; k++) {
    const grid = drawClassicGrid(random);
    const own = setsOf(grid);
    const { cells, ends, count: sets } = findSwaps(geometry, grid);
    const general = Array.from({ length: sets }, (_, set) =>
      [...cells.subarray(set > 0 ? ends[set - 1] : 0, ends[set])].sort((a, b) => a - b).join(),
    );
    const small = general.filter((set) => set.split(',').length <= 10);
    expect([...own].sort()).toEqual(small.sort());
    const without = own[k % own.length].split(',').map(Number);
    const givens = [...grid].map((digit, cell) => (without.includes(cell) ? 0 : digit));
    expect(countSolutions({ geometry, constraints: [], givens }, 2).count).toBe(2);
  }
});

/** The sets as lists of cells; every cell is its own rank. */
function setsOf(grid: Uint8Array): string[] {
  const { words, count: sets } = findClassicSwaps(grid, [...grid.keys()]);
  return Array.from({ length: sets }, (_, set) =>
    [...grid.keys()].filter((cell) => (words[3 * set + (cell >> 5)] >> (cell & 31)) & 1).join(),
  );
}
