import { expect, test } from 'vitest';
import { classic9 } from '../grid/boards.ts';
import { isSolutionOf } from '../grid/validity.ts';
import { emptyPuzzle } from '../grid/puzzle.ts';
import { createRandom } from '../random.ts';
import { drawClassicGrid } from './classic-grid.ts';
import { PARTITIONS, partitions, seekBand } from './partitions.ts';

test('grids are full and right', () => {
  const random = createRandom('grids');
  for (let k = 0; k < 200; k++)
    expect(isSolutionOf(emptyPuzzle(classic9()), [...drawClassicGrid(random)])).toBe(true);
});

// A box goes on to a band in 56 · 6⁶ ways (Felgenhauer and Jarvis 2005). Ours count, for all 216 orders of the first
// box, but without the 6 orders of the rows and the 6 · 6 of the columns in the other two
// boxes: 216 = 6 · 36, so the sum is the same.
test.each([0, 17, 279])('bands beside box %d are as many as known', (first) => {
  const { orders } = partitions();
  let sum = 0;
  for (let a = 0; a < PARTITIONS; a++) for (let b = 0; b < PARTITIONS; b++) sum += orders(first, a, b);
  expect(sum).toBe(56 * 6 ** 6);
});

test('bands that are sought are those that were counted', () => {
  const { blocks, orders } = partitions();
  const columns = [4, 99, 200].flatMap((box) => [...blocks.subarray(3 * box, 3 * box + 3)]);
  const known = orders(4, 99, 200);
  const band = new Uint8Array(27);
  const seen = new Set<string>();
  for (let skip = 0; skip < known; skip++) {
    expect(seekBand(columns, skip, band)).toBe(skip + 1);
    for (let row = 0; row < 3; row++)
      expect(new Set([...band].filter((_, at) => at % 3 === row)).size).toBe(9);
    seen.add(band.join());
  }
  expect(seen.size).toBe(known);
  expect(seekBand(columns, known, band)).toBe(known);
});
