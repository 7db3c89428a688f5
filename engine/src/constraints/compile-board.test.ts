/** Relations in terms of values: what each says, and where it says less or more than it seems to. */
import { describe, expect, test } from 'vitest';
import { createGeometry } from '../model/create-geometry.ts';
import { digitSet, digitsIn } from '../model/digits.ts';
import { plainBoard } from '../model/plain-board.ts';
import {
  among,
  count,
  countFrom,
  createCompileBoard,
  differ,
  digitSets,
  linear,
  pair,
  pairs,
  sameSum,
  sumOf,
} from './compile-board.ts';

const boardOf = (size: number, lowestValue = 1) => {
  const made = createGeometry({ size, lowestValue, boxes: { rows: 2, columns: size / 2 } });
  if (!made.ok) throw new Error(made.error.message);
  return createCompileBoard(made.value, () => []);
};
/** Values 0 to 3 of digits 1 to 4. */
const board = boardOf(4, 0);
const IMPOSSIBLE = { is: 'among', cell: 0, digits: 0 };

test('a board knows its lowest and its highest value', () => {
  expect(boardOf(6, 3)).toMatchObject({ size: 6, low: 3, high: 8, values: [3, 4, 5, 6, 7, 8] });
});

test.each([
  { cells: [], differ: true },
  { cells: [3], differ: true },
  { cells: [0, 1, 3], differ: true },
  { cells: [0, 4, 5], differ: true },
  { cells: [0, 1, 6], differ: false },
  { cells: [0, 6, 1], differ: false },
  { cells: [0, 0], differ: false },
])('whether the houses make $cells differ', ({ cells, differ: wanted }) => {
  expect(board.allDiffer(cells)).toBe(wanted);
});

test('a cell cannot differ from itself', () => {
  expect(differ([3, 4])).toEqual({ is: 'differ', cells: [3, 4] });
  expect(differ([3, 4, 3])).toEqual({ is: 'among', cell: 3, digits: 0 });
});

test('values are told as digits', () => {
  expect(among(board, 5, (value) => value === 0 || value === 3)).toEqual({ is: 'among', cell: 5, digits: digitSet([1, 4]) });
  expect(count(board, [1, 2], (value) => value > 1, [2])).toEqual({
    is: 'count', cells: [1, 2], minus: [], digits: digitSet([3, 4]), counts: [2],
  });
}); // oxfmt-ignore

test('a pair lists the digits that each digit of its first cell allows; a cell paired with itself is restricted', () => {
  const told = pair(board, 7, 2, (x, y) => x < y);
  expect(told).toMatchObject({ is: 'pair', a: 7, b: 2 });
  expect(told.is === 'pair' && told.table.map(digitsIn)).toEqual([[2, 3, 4], [3, 4], [4], []]);
  expect(pairs(board, [[1, 1], [1, 2]], (x, y) => x + y === 2)).toMatchObject([
    { is: 'among', cell: 1, digits: digitSet([2]) },
    { is: 'pair', a: 1, b: 2 },
  ]);
}); // oxfmt-ignore

describe('a sum', () => {
  const cases: [string, () => unknown, unknown][] = [
    ['of several cells', () => sumOf(board, [3, 1], 4), [{ is: 'linear', cells: [3, 1], weights: [1, 1], min: 4, max: 4 }]],
    ['counts a cell as often as it is named', () => sumOf(board, [3, 1, 3], 4),
      [{ is: 'linear', cells: [3, 1], weights: [2, 1], min: 4, max: 4 }]],
    ['of one cell is a set of digits', () => linear(board, [[6, 2]], 2, 4),
      [{ is: 'among', cell: 6, digits: digitSet([2, 3]) }]],
    ['on both sides leaves out what is on both', () => sameSum(board, [1, 2], [2, 3]),
      [{ is: 'linear', cells: [1, 3], weights: [1, -1], min: 0, max: 0 }]],
    ['of nothing is 0', () => sameSum(board, [1], [1]), []],
    ['of nothing lies between bounds around 0', () => linear(board, [], -1, 1), []],
    ['of nothing is not 1', () => linear(board, [], 1), [IMPOSSIBLE]],
    ['of nothing is not less than 0', () => linear(board, [], -2, -1), [IMPOSSIBLE]],
  ];
  test.each(cases)('%s', (_, tell, wanted) => {
    expect(tell()).toEqual(wanted);
  });
}); // oxfmt-ignore

test.each([
  { least: 0, counts: [0, 1, 2, 3] },
  { least: 1, counts: [1, 2, 3] },
  { least: 3, counts: [3] },
  { least: 4, counts: [] },
])('at least $least of three cells', ({ least, counts }) => {
  expect(countFrom(board, [0, 1, 2], (value) => value === 1, least)).toMatchObject({ counts });
});

describe('sets of different values', () => {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

  test('are listed, the lowest values first', () => {
    const told = digitSets(board, [5, 6], (values) => sum(values) === 3 && values[0] < values[1]);
    expect(told).toEqual([differ([5, 6]), { is: 'digit-sets', cells: [5, 6], sets: [digitSet([1, 4]), digitSet([2, 3])] }]);
  }); // oxfmt-ignore

  test('are impossible for a cell named twice and for more cells than digits', () => {
    expect(digitSets(board, [5, 5], () => true)).toEqual([{ is: 'among', cell: 5, digits: 0 }]);
    expect(digitSets(board, [5, 6, 7, 8, 9], () => true)).toEqual([{ is: 'among', cell: 5, digits: 0 }]);
    expect(digitSets(board, [5, 6, 7, 8], () => true)).toMatchObject([{ is: 'differ' }, { sets: [digitSet([1, 2, 3, 4])] }]);
  }); // oxfmt-ignore

  test('are not listed but tried where there are too many', () => {
    const large = createCompileBoard(plainBoard(16), () => []);
    const huge = createCompileBoard(plainBoard(25), () => []);
    const rising = (values: readonly number[]) => values.every((value, at) => at === 0 || value > values[at - 1]);
    const six = [0, 1, 2, 3, 4, 5];
    expect(digitSets(large, six, rising)).toMatchObject([{ is: 'differ' }, { is: 'digit-sets', sets: { length: 8008 } }]);
    const [apart, tried] = digitSets(huge, six, (values) => rising(values) && sum(values) === 30);
    expect([apart, tried]).toMatchObject([{ is: 'differ', cells: six }, { is: 'test', cells: six }]);
    const holds = tried.is === 'test' ? tried.holds : () => false;
    expect(holds([10, 1, 4, 2, 8, 5])).toBe(true);
    expect(holds([10, 1, 4, 2, 8, 6])).toBe(false);
  }); // oxfmt-ignore
});
