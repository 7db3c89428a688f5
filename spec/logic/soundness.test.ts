import { expect, test } from 'vitest';
import { KNOWN_PUZZLES } from '../known/known-puzzles.ts';
import { mixedSample } from './soundness.ts';
import { checkPath, emptyTally } from './soundness-path.ts';

// The sample of `npm run soundness` is thousands of times as large; this is to keep it in working order.
test('steps along paths are true and proved', () => {
  const tally = emptyTally();
  const lines = mixedSample(10, 'spec') ?? KNOWN_PUZZLES.slice(0, 3).map(({ puzzle }) => puzzle);
  lines.forEach((line, k) => checkPath(line, k, tally));
  expect(tally.refused).toEqual([]);
  expect(tally.puzzles).toBe(lines.length);
  expect(Object.keys(tally.steps).length).toBeGreaterThan(40);
});

test('the sample is the same for the same seed', () => {
  expect(mixedSample(20, 'one')).toEqual(mixedSample(20, 'one'));
});
