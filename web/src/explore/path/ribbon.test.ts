import type { Step, TechniqueId } from 'pencilmark';
import { expect, test } from 'vitest';
import { barsOf, barsPath } from './ribbon.ts';

const step = (technique: TechniqueId): Step => ({
  technique,
  placements: [],
  eliminations: [],
  evidence: { digits: [] },
});

test('a bar is as high as its step is hard, and a trial is told apart', () => {
  const bars = barsOf((['full-house', 'x-wing', 'aic', 'brute-force'] as const).map(step));
  const heights = bars.map(({ height }) => height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(4);
  expect(bars.map(({ isTrial }) => isTrial)).toEqual([false, false, false, true]);
});

test('the path holds the bars of its part, those of trials apart', () => {
  const bars = barsOf((['full-house', 'brute-force', 'x-wing'] as const).map(step));
  expect(barsPath(bars, 0, 3).match(/M/g)).toHaveLength(2);
  expect(barsPath(bars, 0, 3, true)).toBe('M1.1 100V0h.8V100z');
  expect(barsPath(bars, 1, 2)).toBe('');
});
