import { expect, test } from 'vitest';
import { createRandom, drawGrid, classic9 } from 'pencilmark';
import { bandClasses } from './band-classes.ts';
import { chiSquare } from './chi-square.ts';

const bands = bandClasses();

// Source: Felgenhauer and Jarvis, "Enumerating possible Sudoku grids", 2005.
test('the shares of the classes add up to all full grids', () => {
  expect(bands.count).toBe(416);
  expect(bands.grids).toBe(6_670_903_752_021_072_936_960n);
});

test('full grids are spread over the classes as they should be', () => {
  const random = createRandom('classes');
  const counts = bands.shares.map(() => 0);
  for (let k = 0; k < 5000; k++) {
    const grid = drawGrid(classic9(), random)!;
    counts[bands.classOf([54, 63, 72].map((at) => grid.subarray(at, at + 9)))]++;
  }
  // The seed is fixed, so this either always holds or never: it guards against a change that makes it biased.
  expect(chiSquare(counts, bands.shares).p).toBeGreaterThan(0.001);
});

// Source: tables of the chi-square distribution.
test.each([
  [18.307, 10, 0.05],
  [124.342, 100, 0.05],
  [135.807, 100, 0.01],
])('χ² %f with %d degrees of freedom has p = %f', (statistic, freedom, p) => {
  const spread = Math.sqrt((statistic * 100) / 2);
  const counts = [100 + spread, 100 - spread, ...new Array<number>(freedom - 1).fill(100)];
  const shares = counts.map(() => 1 / counts.length);
  expect(chiSquare(counts, shares).p).toBeCloseTo(p, 3);
});
