import { expect, test } from 'vitest';
import { digitSet } from '../../model/digits.ts';
import { plainBoard } from '../../model/plain-board.ts';
import { createCompileBoard } from '../compile-board.ts';
import { containRelations, contains, everyClass, timesIn } from './containment.ts';
import { accepted, linesOf } from './test-lines.ts';

const board = createCompileBoard(plainBoard(9), () => []);
const LINES = linesOf([1, 2, 3, 4], 4);

test('values are counted with repeats', () => {
  expect(timesIn([2, 1, 2, 3], 2)).toBe(2);
  expect(timesIn([2, 1, 2, 3], 4)).toBe(0);
});

test.each([
  { values: [1, 2, 3], wanted: [3, 1], found: true },
  { values: [1, 2, 3], wanted: [3, 4], found: false },
  { values: [1, 2, 3], wanted: [2, 2], found: false },
  { values: [2, 1, 2], wanted: [2, 2], found: true },
  { values: [2, 2, 2], wanted: [2, 2], found: true },
  { values: [1, 2], wanted: [], found: true },
])('$values contain $wanted: $found', ({ values, wanted, found }) => {
  expect(contains(values, wanted)).toBe(found);
});

test('one wanted value is counted, however often it is wanted', () => {
  expect(containRelations(board, [3, 4, 5], [7, 7])).toEqual([
    { is: 'count', cells: [3, 4, 5], minus: [], digits: digitSet([7]), counts: [2, 3] },
  ]);
});

test.each([{ wanted: [1, 2] }, { wanted: [2, 1, 2] }, { wanted: [4, 1, 3, 2] }, { wanted: [1, 3, 3, 3] }])(
  'the machine for $wanted accepts what contains them',
  ({ wanted }) => {
    const [line, ...counts] = containRelations(board, [0, 1, 2, 3], wanted).toReversed();
    expect(counts).toHaveLength(new Set(wanted).size);
    if (line.is !== 'automaton') throw new Error('no machine');
    expect(line.cells).toEqual([0, 1, 2, 3]);
    const expected = LINES.filter((values) => contains(values, wanted)).map((values) => values.join(' '));
    expect(accepted(line.machine, LINES)).toEqual(expected);
  },
);

test('a machine has the same key for the same values in any order, and no other', () => {
  const keyOf = (wanted: readonly number[]): string | undefined => {
    const line = containRelations(board, [0, 1, 2], wanted).at(-1);
    return line?.is === 'automaton' ? line.machine.key : undefined;
  };
  expect(keyOf([3, 1, 2])).toBe(keyOf([2, 3, 1]));
  expect(new Set([[1, 2], [1, 3], [1, 2, 2], [1, 2, 3], [12, 3], [1, 23]].map(keyOf)).size).toBe(6); // oxfmt-ignore
});

test('a machine has at most 64 states', () => {
  const types = (wanted: readonly number[]) => containRelations(board, [0, 1, 2, 3, 4, 5, 6, 7, 8], wanted).map(({ is }) => is);
  expect(types([1, 2, 3, 4, 5, 6])).toEqual([...Array<string>(6).fill('count'), 'automaton']);
  expect(types([1, 2, 3, 4, 5, 6, 7])).toEqual(Array(7).fill('count'));
  // 4 · 4 · 4 and 5 · 4 · 4 states
  expect(types([1, 1, 1, 2, 2, 2, 3, 3, 3])).toContain('automaton');
  expect(types([1, 1, 1, 1, 2, 2, 2, 3, 3, 3])).not.toContain('automaton');
}); // oxfmt-ignore

test('cells hold each class of values', () => {
  const rest = (value: number): number => value % 3;
  const relation = everyClass([5, 6, 7, 8], 3, rest, 'rests');
  if (relation.is !== 'automaton') throw new Error('no machine');
  expect(relation).toMatchObject({ cells: [5, 6, 7, 8], machine: { key: 'rests' } });
  const expected = LINES.filter((values) => new Set(values.map(rest)).size === 3);
  expect(accepted(relation.machine, LINES)).toEqual(expected.map((values) => values.join(' ')));
});
