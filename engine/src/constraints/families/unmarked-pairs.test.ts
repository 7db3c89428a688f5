import { expect, test } from 'vitest';
import { plainBoard } from '../../model/plain-board.ts';
import { comparedPairs } from './compared-pairs.ts';
import { unmarkedPairs } from './unmarked-pairs.ts';

const board = plainBoard(4);

test.each([
  { neighbours: 'orthogonal', count: 24, of5: [1, 4, 6, 9] },
  { neighbours: 'diagonal', count: 18, of5: [0, 2, 8, 10] },
  { neighbours: 'knight', count: 24, of5: [3, 11, 12, 14] },
] as const)('all $neighbours pairs are neighbours', ({ neighbours, count, of5 }) => {
  const pairs = unmarkedPairs(board, neighbours);
  expect(pairs).toHaveLength(count);
  const others = pairs.filter((pair) => pair.includes(5)).map(([a, b]) => (a === 5 ? b : a));
  expect(others.sort((a, b) => a - b)).toEqual(of5);
});

test('exempted pairs are left out, in whichever order they are named', () => {
  const all = unmarkedPairs(board, 'orthogonal');
  const left = unmarkedPairs(board, 'orthogonal', [[5, 6], [9, 5], [0, 15]]); // oxfmt-ignore
  expect(all.filter((pair) => !left.some((other) => String(other) === String(pair)))).toEqual([
    [5, 6],
    [5, 9],
  ]);
});

test('each marked cell is compared with its neighbours that are not marked', () => {
  expect(comparedPairs(board, [5, 6])).toEqual([[5, 1], [5, 4], [5, 9], [6, 2], [6, 7], [6, 10]]); // oxfmt-ignore
  expect(comparedPairs(board, [0])).toEqual([[0, 1], [0, 4]]); // oxfmt-ignore
});
