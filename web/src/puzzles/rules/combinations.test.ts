import { classic9, type Constraint, digitBit, emptyPuzzle } from 'pencilmark';
import { expect, test } from 'vitest';
import { combinationsOf, type Written } from './combinations.ts';

const NINE = classic9();
const NOTHING: Written = { digits: emptyPuzzle(NINE).givens, marks: NINE.cells.map(() => 0) };
const set = (...digits: number[]) => digits.reduce((all, digit) => all | digitBit(digit), 0);

function listed(constraint: Constraint, written: Written = NOTHING): string[] | undefined {
  return combinationsOf(NINE, constraint, written)?.map(
    ({ digits, state }) => `${state === 'refused' ? '-' : ''}${digits.join('')}`,
  );
}

test('a cage by its sum', () => {
  expect(listed({ kind: 'cage', cells: [0, 1, 2], sum: 8 })).toEqual(['125', '134']);
  expect(listed({ kind: 'cage', cells: [0, 1], sum: 17 })).toEqual(['89']);
  expect(listed({ kind: 'cage', cells: [0, 1, 2], sum: 5 })).toEqual([]);
});

test('digits and marks refuse', () => {
  const cage: Constraint = { kind: 'cage', cells: [0, 1, 2], sum: 8 };
  expect(listed(cage, { ...NOTHING, digits: NOTHING.digits.with(0, 5) })).toEqual(['125', '-134']);
  const marks = NOTHING.marks.with(0, set(1, 3)).with(1, set(1, 3));
  expect(listed(cage, { ...NOTHING, marks })).toEqual(['-125', '134']);
  // Two cells for one digit.
  expect(listed(cage, { ...NOTHING, marks: NOTHING.marks.with(0, set(1)).with(1, set(1)) })).toEqual(['-125', '-134']); // oxfmt-ignore
});

test('a renban line has runs, a cage of several sums all of theirs', () => {
  expect(listed({ kind: 'renban', cells: [0, 1, 2, 3, 4, 5, 6] })).toEqual(['1234567', '2345678', '3456789']);
  expect(listed({ kind: 'cage-sums', cells: [0, 1], sums: [3, 17] })).toEqual(['12', '89']);
});

test('rules that are about more than a set of digits have none', () => {
  expect(listed({ kind: 'thermometer', cells: [0, 1, 2] })).toBeUndefined();
  expect(listed({ kind: 'sum', cells: [0, 1], sum: 5 })).toBeUndefined();
  expect(listed({ kind: 'cage', cells: [0, 1] })).toBeUndefined();
});
