import { expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import { disjointHouses, fixedSum, houseSums, type IsTaken } from './house-sums.ts';

const board = classic9();
const ROW_1 = [0];
const always: IsTaken = () => true;
const within: IsTaken = (_, outside) => outside === 0;

test('cells of a house that no sum counts make up the rest of 45', () => {
  const sum = { cells: [0, 1, 2, 3, 4, 5, 6], sum: 30 };
  expect(houseSums(board, [ROW_1], [sum], [[always]])).toEqual([
    {
      houses: [0],
      taken: [sum],
      relation: { is: 'linear', cells: [7, 8], weights: [1, 1], min: 15, max: 15 },
    },
  ]);
});

test('cells that a sum counts outside of the houses are subtracted', () => {
  const sum = { cells: [1, 2, 3, 4, 5, 6, 7, 8, 17], sum: 50 };
  const [{ relation }] = houseSums(board, [ROW_1], [sum], [[always]]);
  expect(relation).toEqual({ is: 'linear', cells: [0, 17], weights: [1, -1], min: -5, max: -5 });
});

test('of sums with a cell in common one is taken: what passes the first test of the way goes first', () => {
  const out = { cells: [3, 4, 5, 6, 7, 8, 17], sum: 40 };
  const whole = { cells: [2, 3, 4, 5, 6, 7, 8], sum: 35 };
  const takenBy = (way: IsTaken[]) => houseSums(board, [ROW_1], [out, whole], [way])[0].taken;
  expect(takenBy([always])).toEqual([out]);
  expect(takenBy([within, always])).toEqual([whole]);
});

test('the same cells come once, out of the first houses, and not without a sum', () => {
  const sums = [{ cells: [3, 4, 5, 6, 7, 8], sum: 30 }];
  expect(houseSums(board, [ROW_1, ROW_1], sums, [[within], [always]])).toHaveLength(1);
  expect(houseSums(board, [ROW_1], [], [[always]])).toEqual([]);
  expect(houseSums(board, [[8]], sums, [[always]])).toEqual([]);
});

test('houses taken together are lines side by side and a few boxes, fewest boxes first', () => {
  const lists = disjointHouses(board, 2);
  const kinds = lists.map((list) => [...new Set(list.map((house) => board.houses[house].kind))].join());
  expect(kinds.filter((kind) => kind === 'row')).toHaveLength(45);
  expect(kinds.filter((kind) => kind === 'column')).toHaveLength(45);
  expect(lists.slice(90).map(({ length }) => length)).toEqual([...Array(9).fill(1), ...Array(36).fill(2)]);
});

test('a relation fixes a sum if every cell counts once and the bounds are one', () => {
  const relation = { is: 'linear', cells: [0, 1], weights: [1, 1], min: 7, max: 7 } as const;
  expect(fixedSum(relation)).toEqual({ cells: [0, 1], sum: 7 });
  expect(fixedSum({ ...relation, max: 8 })).toBeUndefined();
  expect(fixedSum({ ...relation, weights: [1, -1] })).toBeUndefined();
  expect(fixedSum({ is: 'differ', cells: [0, 1] })).toBeUndefined();
});
