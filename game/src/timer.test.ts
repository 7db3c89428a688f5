import { expect, it } from 'vitest';
import { createTimer, elapsed, pauseTimer, startTimer } from './timer.ts';

it('runs and pauses', () => {
  const started = startTimer(createTimer(500), 1000);
  expect(elapsed(started, 1250)).toBe(750);
  expect(startTimer(started, 1100)).toBe(started);
  const paused = pauseTimer(started, 2000);
  expect(paused).toEqual({ played: 1500, since: null });
  expect(elapsed(paused, 99_000)).toBe(1500);
  expect(pauseTimer(paused, 99_000)).toBe(paused);
  expect(elapsed(startTimer(paused, 100_000), 100_001)).toBe(1501);
});

it('never runs backwards', () => {
  const started = startTimer(createTimer(), 1000);
  expect(elapsed(started, 400)).toBe(0);
  expect(pauseTimer(started, 400)).toEqual({ played: 0, since: null });
});
