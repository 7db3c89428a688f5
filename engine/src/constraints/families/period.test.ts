import { expect, test } from 'vitest';
import { plainBoard } from '../../model/plain-board.ts';
import { createCompileBoard } from '../compile-board.ts';
import { linesOf } from './test-lines.ts';
import { periodRelations } from './period.ts';

const board = createCompileBoard(plainBoard(4), () => []);
const half = (value: number): number => Math.floor((value - 1) / 2);

/** The lines of the cells 0, 1, … that obey relations of pairs. */
function obeying(relations: ReturnType<typeof periodRelations>, length: number): string[] {
  return linesOf([1, 2, 3, 4], length)
    .filter((line) =>
      relations.every((relation) => {
        if (relation.is !== 'pair') throw new Error(relation.is);
        return relation.table[line[relation.a] - 1] & (1 << (line[relation.b] - 1));
      }),
    )
    .map((line) => line.join(' '));
}

/** Whether any so many consecutive values are of different classes. */
function isPeriodic(line: readonly number[], period: number, classOf: (value: number) => number): boolean {
  return line.every((_, at) => {
    const part = line.slice(at, at + period).map(classOf);
    return new Set(part).size === part.length;
  });
}

test.each([
  { length: 4, period: 2, classes: 'halves', classOf: half },
  { length: 5, period: 2, classes: 'halves', classOf: half },
  { length: 2, period: 2, classes: 'halves', classOf: half },
  { length: 5, period: 3, classes: 'remainders', classOf: (value: number) => value % 3 },
  { length: 3, period: 4, classes: 'values', classOf: (value: number) => value },
  { length: 5, period: 4, classes: 'values', classOf: (value: number) => value },
])('$classes along $length cells, any $period different', ({ length, period, classOf }) => {
  const cells = Array.from({ length }, (_, cell) => cell);
  const expected = linesOf([1, 2, 3, 4], length).filter((line) => isPeriodic(line, period, classOf));
  expect(obeying(periodRelations(board, cells, period, classOf), length)).toEqual(
    expected.map((line) => line.join(' ')),
  );
});

test('cells a period apart are of the same class, which says more than that their neighbours differ', () => {
  const relations = periodRelations(board, [0, 1, 2, 3], 2, half);
  expect(relations.map((one) => one.is === 'pair' && [one.a, one.b])).toEqual([[0, 1], [1, 2], [2, 3], [0, 2], [1, 3]]);
  expect(periodRelations(board, [0, 1], 2, half)).toHaveLength(1);
}); // oxfmt-ignore
