/** The filled cells that break a constraint, of boards that are not full. */
import { describe, expect, test } from 'vitest';
import { plainBoard } from '../model/plain-board.ts';
import { brokenIn } from './broken.ts';
import type { Constraint } from './kinds.ts';

const FOUR = plainBoard(4);
const digitsOf = (text: string): number[] =>
  [...text.replaceAll(' ', '')].map((symbol) => Number(symbol) || 0);
const oddAt = (...cells: number[]): Constraint => ({ kind: 'odd', cells });
const cage = (sum: number | undefined, ...cells: number[]): Constraint => ({
  kind: 'cage',
  cells,
  ...(sum && { sum }),
});
const either = (...alternatives: Constraint[][]): Constraint => ({ kind: 'any-of', alternatives }); // oxfmt-ignore

describe('cells that break', () => {
  test.each<[string, Constraint, string, number[][]]>([
    ['nothing on an empty board', cage(3, 0, 1), '.... .... .... ....', []],
    ['a cage whose sum is too large, as all its filled cells', cage(5, 1, 4, 0), '24.. 3... .... ....', [[0, 1, 4]]],
    ['a cage of which the rest can still make the sum', cage(5, 1, 4, 0), '2... 1... .... ....', []],
    ['a cage of which the rest cannot make the sum', cage(7, 0, 1), '1... .... .... ....', [[0]]],
    ['only the equal cells of a cage', cage(undefined, 5, 2, 0, 1), '132. .3.. .... ....', [[1, 5]]],
    ['no cells of a cage that differ', cage(undefined, 5, 2, 0, 1), '132. .4.. .... ....', []],
    ['single cells one by one, in the order of the constraint', oddAt(3, 2, 0), '2341 .... .... ....', [[2], [0]]],
    ['the same cells once only', either([oddAt(0)], [oddAt(0)]), '2... .... .... ....', [[0]]],
    ['no alternative while another may hold', either([oddAt(0)], [oddAt(1)]), '2... .... .... ....', []],
    ['all alternatives, each by the cells that break it', either([oddAt(9)], [cage(undefined, 0, 1, 2)]),
      '12 1. .... .4.. ....', [[0, 2, 9]]],
    ['an alternative by its first part that is broken', either([oddAt(0, 1, 2)]), '1442 .... .... ....', [[1]]],
    ['an alternative in another, and a cell in both', either([either([oddAt(3)], [oddAt(2)])], [oddAt(3)]),
      '..24 .... .... ....', [[2, 3]]],
  ])('%s', (_, constraint, digits, broken) => {
    expect(brokenIn(FOUR, constraint, digitsOf(digits))).toEqual(broken);
  }); // oxfmt-ignore
});

test('a constraint that nothing satisfies is broken without naming cells', () => {
  const five = plainBoard(5);
  expect(brokenIn(five, { kind: 'lunchbox', cells: [0, 0], sum: 3 }, five.cells.map(() => 0))).toEqual([[]]);
}); // oxfmt-ignore

test('a full board that the check refuses is broken, without naming cells if no relation says which', () => {
  const solved = digitsOf('1234 3412 2143 4321');
  expect(brokenIn(FOUR, { kind: 'anti-king' }, solved).length).toBeGreaterThan(0);
  expect(brokenIn(FOUR, cage(3, 0, 1), solved)).toEqual([]);
});

test('two boards and two constraints each have relations of their own', () => {
  const large = plainBoard(6);
  const corners: Constraint = { kind: 'anti-king' };
  const onLarge = large.cells.map((_, cell) => (cell === 0 || cell === 7 ? 2 : 0));
  const onFour = FOUR.cells.map((_, cell) => (cell === 0 || cell === 5 ? 2 : 0));
  for (let again = 0; again < 2; again++) {
    expect(brokenIn(FOUR, corners, onFour)).toEqual([[0, 5]]);
    expect(brokenIn(large, corners, onLarge)).toEqual([[0, 7]]);
    expect(brokenIn(large, oddAt(7), onLarge)).toEqual([[7]]);
  }
});
