import { expect, test } from 'vitest';
import { extentOf, gridPlaces, KEY, keyBeside, ringPlaces, within } from './places.ts';

test.each([4, 6, 8, 9, 10, 12, 16, 20, 25])('%i keys never touch, and leave the middle free', (count) => {
  for (const places of [ringPlaces(count), gridPlaces(count)]) {
    expect(places).toHaveLength(count);
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(KEY);
  }
  for (const { x, y } of ringPlaces(count)) expect(Math.hypot(x, y)).toBeGreaterThan(KEY);
});

test.each([9, 16, 25])('%i keys have room on a phone', (count) => {
  const { x, y } = extentOf(ringPlaces(count));
  expect(Math.max(x, y) * 2).toBeLessThanOrEqual(344);
});

test.each([
  [100, 50, 360, 100],
  [10, 50, 360, 50],
  [350, 50, 360, 310],
])('a middle at %i with an extent of %i within %i lies at %i', (middle, extent, length, expected) => {
  expect(within(middle, extent, length)).toBe(expected);
});

test('arrows lead from key to key in their direction, and nowhere where there is none', () => {
  const pad = gridPlaces(9);
  expect(keyBeside(pad, 4, 1, 0)).toBe(5);
  expect(keyBeside(pad, 4, 0, -1)).toBe(1);
  expect(keyBeside(pad, 0, -1, 0)).toBe(0);
  const ring = ringPlaces(9);
  const reached = new Set([0]);
  for (let rounds = 0; rounds < 9; rounds++)
    for (const from of [...reached])
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ])
        reached.add(keyBeside(ring, from, dx, dy));
  expect(reached.size).toBe(9);
});
