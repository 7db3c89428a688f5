import { expect, test } from 'vitest';
import { digitSet } from '../../model/digits.ts';
import { plainBoard } from '../../model/plain-board.ts';
import { createCompileBoard } from '../compile-board.ts';
import { indexRelations } from './index-relations.ts';

const board = createCompileBoard(plainBoard(4), () => []);

test('a value leads to the cell that must hold the index', () => {
  const relations = indexRelations(board, 8, 3, (value) => value + 8);
  expect(relations.map((one) => one.is === 'pair' && [one.a, one.b])).toEqual([[8, 9], [8, 10], [8, 11], [8, 12]]);
  const [, second] = relations;
  const all = digitSet([1, 2, 3, 4]);
  expect(second.is === 'pair' && second.table).toEqual([all, digitSet([3]), all, all]);
}); // oxfmt-ignore

test('a value that leads nowhere is impossible; one that leads to the cell itself must be the index', () => {
  const relations = indexRelations(board, 5, 2, (value) => (value === 1 ? undefined : value + 3));
  expect(relations).toMatchObject([
    { is: 'among', cell: 5, digits: digitSet([2, 3, 4]) },
    { is: 'among', cell: 5, digits: digitSet([1, 2, 3, 4]) },
    { is: 'pair', a: 5, b: 6 },
    { is: 'pair', a: 5, b: 7 },
  ]);
  expect(indexRelations(board, 5, 1, () => undefined)[0]).toEqual({ is: 'among', cell: 5, digits: digitSet([2, 3, 4]) });
  expect(indexRelations(board, 5, 4, (value) => value + 3)[1]).toEqual({ is: 'among', cell: 5, digits: digitSet([1, 3, 4]) });
}); // oxfmt-ignore

test('cells share the tables of the same value and index, on one board', () => {
  const tableOf = (cell: number, index: number, value: number, on = board) => {
    const relation = indexRelations(on, cell, index, () => 15)[value - 1];
    return relation.is === 'pair' ? relation.table : undefined;
  };
  expect(tableOf(0, 1, 2)).toBe(tableOf(3, 1, 2));
  expect(tableOf(0, 1, 2)).not.toBe(tableOf(0, 2, 2));
  expect(tableOf(0, 1, 2)).not.toBe(tableOf(0, 1, 3));
  expect(tableOf(0, 2, 1)).not.toEqual(tableOf(0, 1, 2));
  const other = createCompileBoard(plainBoard(6), () => []);
  expect(tableOf(0, 1, 2, other)).toHaveLength(6);
});
