import { createRandom } from 'pencilmark';
import { expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { FAMILIES, randomGrids } from './boards.ts';
import { BATCH, newTally, soakBatch } from './soak.ts';

const BOARDS = cases(BATCH / 4, BATCH);
const source = { grids: randomGrids(50, createRandom('soak grids')), puzzles: [] };

test.each(Object.keys(FAMILIES))('a batch of random boards ends and is counted right: %s', (family) => {
  const tally = newTally();
  soakBatch(tally, family, source, 'test', true, BOARDS);
  expect(tally.endless).toEqual([]);
  expect(tally.differing).toEqual([]);
  expect(tally.boards).toBe(BOARDS);
  expect(tally.none + tally.one + tally.several).toBe(BOARDS);
});
