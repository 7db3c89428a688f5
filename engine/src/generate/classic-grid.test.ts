import { expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import { isSolutionOf } from '../puzzle/validity.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { createRandom } from '../random.ts';
import { drawClassicGrid } from './classic-grid.ts';
import { countBands, drawBand, PARTITIONS, partitions, SPLITS } from './partitions.ts';

test('grids are full and right', () => {
  const random = createRandom('grids');
  for (let k = 0; k < 200; k++)
    expect(isSolutionOf(emptyPuzzle(classic9()), [...drawClassicGrid(random)])).toBe(true);
});

// A box extends to a band in 56 · 6⁶ ways (Felgenhauer and Jarvis 2005). These counts cover all 216 orders of the first
// box, but not the 6 orders of the rows and the 6 · 6 of the columns in the other two boxes: 216 = 6 · 36, so the sum
// is the same.
test.each([0, 17, 279])('bands beside box %d are as many as known', (first) => {
  const { orders } = partitions();
  let sum = 0;
  for (let a = 0; a < PARTITIONS; a++) for (let b = 0; b < PARTITIONS; b++) sum += orders(first, a, b);
  expect(sum).toBe(56 * 6 ** 6);
});

test('bands that are drawn are those that were counted, each as often as another', () => {
  const { blocks, orders } = partitions();
  const columns = [4, 99, 200].flatMap((box) => [...blocks.subarray(3 * box, 3 * box + 3)]);
  const known = orders(4, 99, 200);
  expect(countBands(columns)).toBe(known);
  const random = createRandom('bands');
  const band = new Uint8Array(27);
  const seen = new Map<string, number>();
  for (let k = 0; k < 200 * known; k++) {
    drawBand(columns, random, band);
    seen.set(band.join(), (seen.get(band.join()) ?? 0) + 1);
  }
  expect(seen.size).toBe(known);
  // Six standard deviations of a count around 200.
  for (const count of seen.values()) expect(Math.abs(count - 200)).toBeLessThan(85);
  for (const one of seen.keys()) {
    const digits = one.split(',');
    for (let row = 0; row < 3; row++) expect(new Set(digits.filter((_, at) => at % 3 === row)).size).toBe(9);
    for (const [at, digit] of digits.entries())
      expect((columns[Math.floor(at / 3)] >> Number(digit)) & 1).toBe(1);
  }
});

// The Cauchy–Schwarz inequality gives the bound; here it is compared with products that occur.
test('no products are more than the bound on them', () => {
  const { second, third, orders, mostProducts } = partitions();
  const random = createRandom('products');
  for (let k = 0; k < 2000; k++) {
    const [a, b] = [0, 1].map(() => random.below(PARTITIONS * SPLITS));
    const c = random.below(PARTITIONS) * SPLITS;
    let sum = 0;
    for (let split = c; split < c + SPLITS; split++)
      sum += orders(second[a], second[b], second[split]) * orders(third[a], third[b], third[split]);
    expect(sum).toBeLessThanOrEqual(mostProducts);
  }
});
