import { expect, test } from 'vitest';
import { mostRows, windowOf } from './window.ts';

test.each([
  ['at the top', { above: 0, view: 700, row: 70, count: 10_000 }, { first: 0, end: 16 }],
  ['below other things', { above: -200, view: 700, row: 70, count: 10_000 }, { first: 0, end: 14 }],
  ['in the middle', { above: 70_000, view: 700, row: 70, count: 10_000 }, { first: 994, end: 1016 }],
  ['at the end', { above: 699_300, view: 700, row: 70, count: 10_000 }, { first: 9984, end: 10_000 }],
  ['beyond a list that became short', { above: 70_000, view: 700, row: 70, count: 3 }, { first: 3, end: 3 }],
  ['nothing', { above: 0, view: 700, row: 70, count: 0 }, { first: 0, end: 0 }],
])('%s', (_, view, expected) => {
  expect(windowOf(view)).toEqual(expected);
});

test('nowhere are there more rows than said', () => {
  for (let above = 0; above < 20_000; above += 7) {
    const view = { above, view: 733, row: 70, count: 10_000 };
    const { first, end } = windowOf(view);
    expect(end - first).toBeLessThanOrEqual(mostRows(view));
  }
});
