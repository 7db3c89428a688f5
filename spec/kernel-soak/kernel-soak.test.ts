import { createRandom } from 'pencilmark';
import { expect, test } from 'vitest';
import { FAMILIES, randomGrids } from './boards.ts';
import { BATCH, newTally, soakBatch } from './soak.ts';

const source = { grids: randomGrids(50, createRandom('soak grids')), puzzles: [] };

test.each(Object.keys(FAMILIES))('a batch of random boards ends and is counted right: %s', (family) => {
  const tally = newTally();
  soakBatch(tally, family, source, 'test', true);
  expect(tally.endless).toEqual([]);
  expect(tally.differing).toEqual([]);
  expect(tally.boards).toBe(BATCH);
  expect(tally.none + tally.one + tally.several).toBe(BATCH);
});
