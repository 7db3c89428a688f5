import { expect, test, vi } from 'vitest';
import {
  dayAfter,
  dayOf,
  dayOfGame,
  dayOfWin,
  isDay,
  levelOfDay,
  monthAfter,
  noonOf,
  seedOfDay,
  weekOf,
  weeksOf,
} from './day.ts';

test('a day is the one on the wall', () => {
  expect(dayOf(new Date(2026, 10, 22, 0, 0, 1))).toBe('2026-11-22');
  expect(dayOf(new Date(2026, 10, 22, 23, 59, 59))).toBe('2026-11-22');
  expect(dayOf(noonOf('2026-03-29'))).toBe('2026-03-29');
});

test.each([
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});

test.each([
  ['2026-11-22', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-15', -1, '2025-12-01'],
])('%s and %i months begins on %s', (day, months, expected) => {
  expect(monthAfter(day, months)).toBe(expected);
});

test.each([
  ['2026-11-22', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['yesterday', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('the level follows the week, the seed the date', () => {
  const week = Array.from({ length: 7 }, (_, index) => levelOfDay(dayAfter('2026-11-16', index)));
  expect(week).toEqual(['beginner', 'easy', 'medium', 'medium', 'hard', 'expert', 'extreme']);
  expect(seedOfDay('2026-11-22')).toBe('daily-2026-11-22');
});

test('a month has its days in weeks from Monday', () => {
  const weeks = weeksOf('2026-11-22');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks[5][0]).toBe('2026-11-30');
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('2027-02-10')).toHaveLength(4);
});

test('a week is from Monday to Sunday, over the ends of months and changes of the clocks', () => {
  expect(weekOf('2026-12-01')[0]).toBe('2026-11-30');
  expect(weekOf('2026-12-06')[0]).toBe('2026-11-30');
  expect(weekOf('2026-03-29')).toEqual([23, 24, 25, 26, 27, 28, 29].map((date) => `2026-03-${date}`));
});

test.each([
  ['daily-2026-11-22', '2026-11-22', '2026-11-23T00:01', '2026-11-22'],
  ['twist-2026-11-22', '2026-11-22', '2026-11-23T02:59', '2026-11-22'],
  ['daily-2026-11-22', '2026-11-22', '2026-11-23T03:00', '2026-11-23'],
  ['daily-2026-11-22', '2026-11-22', '2026-11-24T00:01', '2026-11-24'],
  ['daily-2026-11-22', '2026-11-23', '2026-11-23T00:30', '2026-11-23'],
  ['daily-2026-10-31', '2026-10-31', '2026-11-01T01:30', '2026-10-31'],
  // Another puzzle belongs to no day.
  ['abc', '2026-11-22', '2026-11-23T00:01', '2026-11-23'],
])('%s, begun on %s and won at %s, counts for %s', (id, startedOn, moment, day) => {
  vi.useFakeTimers({ now: new Date(moment) });
  try {
    expect(dayOfWin(id, startedOn)).toBe(day);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['daily-2026-11-22', { kind: 'daily', day: '2026-11-22' }],
  ['twist-2026-11-22', { kind: 'twist', day: '2026-11-22' }],
  ['daily-2026-11-22-2', undefined],
  ['daily-2026-02-30', undefined],
  ['abc', undefined],
])('the day of the game %s', (id, expected) => {
  expect(dayOfGame(id)).toEqual(expected);
});
