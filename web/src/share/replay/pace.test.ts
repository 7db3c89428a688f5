import { expect, test } from 'vitest';
import { PACES, secondsText, waitBefore } from './pace.ts';

test.each([
  [0, 120],
  [1_000, 1_000],
  [90_000, 5_000],
])('a thought of %i ms is told in %i ms', (thought, wait) => {
  expect(waitBefore({ node: 1, played: thought, thought }, 'real')).toBe(wait);
});

test('an even pace does not ask how long was thought', () => {
  const waits = PACES.slice(0, 3).map((pace) => waitBefore({ node: 1, played: 5, thought: 5 }, pace));
  expect(waits).toEqual([...waits].sort((a, b) => b - a));
});

test.each([
  [0, '0.0'],
  [1_249, '1.2'],
  [61_400, '61'],
])('%i ms are %s s', (ms, text) => {
  expect(secondsText(ms)).toBe(text);
});
