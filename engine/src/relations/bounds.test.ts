import { expect, test } from 'vitest';
import { byBounds } from './bounds.ts';

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ALL = 0b111111111;
/** Values as a set of digits. */
const set = (...values: readonly number[]): number =>
  values.reduce((sum, value) => sum | (1 << (value - 1)), 0);

function narrowed(
  weights: readonly number[],
  total: number,
  domains: readonly number[],
  areSeen: boolean,
): number[] {
  const cells = weights.map((_, cell) => cell);
  const narrow = byBounds(
    cells,
    { is: 'linear', cells, weights, min: total, max: total },
    VALUES,
    () => areSeen,
  );
  const left = Int32Array.from(domains);
  return narrow(left) ? [...left] : [];
}

// 1+2+3+4 is 10 and 9+8+7+6 is 30: facts of arithmetic.
test.each<[string, readonly number[], number, readonly number[], boolean, readonly number[]]>([
  [
    'five cells that see each other come to 15 at least',
    [1, 1, 1, 1, 1],
    16,
    Array(5).fill(ALL),
    true,
    Array(5).fill(set(1, 2, 3, 4, 5, 6)),
  ],
  ['and to 35 at most', [1, 1, 1, 1, 1], 34, Array(5).fill(ALL), true, Array(5).fill(set(4, 5, 6, 7, 8, 9))],
  ['14 is too little for them', [1, 1, 1, 1, 1], 14, Array(5).fill(ALL), true, []],
  ['five that do not come to less', [1, 1, 1, 1, 1], 6, Array(5).fill(ALL), false, Array(5).fill(set(1, 2))],
  [
    'a circle is no less than its shaft',
    [1, -1, -1, -1, -1],
    -2,
    [ALL, ALL, ALL, ALL, ALL],
    true,
    [set(8, 9), ...Array<number>(4).fill(set(1, 2, 3, 4, 5))],
  ],
])('%s', (_, weights, total, domains, areSeen, left) => {
  expect(narrowed(weights, total, domains, areSeen)).toEqual(left);
});
