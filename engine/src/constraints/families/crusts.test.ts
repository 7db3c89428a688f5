import { describe, expect, test } from 'vitest';
import { allHold, createGeometry, emptyPuzzle, enumerateSolutions } from '../../index.ts';
import { plainBoard } from '../../model/plain-board.ts';
import { createCompileBoard } from '../compile-board.ts';
import { crustMachine, sumBetween } from './crusts.ts';
import { accepted, accepts, linesOf } from './test-lines.ts';

// Sets of values were bits of a 32-bit integer once.
test.each([1, 28, 50, 99])('sandwiches are solved on boards whose values begin at %i', (lowestValue) => {
  const made = createGeometry({ size: 4, lowestValue, boxes: { rows: 2, columns: 2 } });
  if (!made.ok) throw new Error(made.error.message);
  const empty = emptyPuzzle(made.value);
  const constraints = [{ kind: 'sandwich' as const, cells: [0, 1, 2, 3], sum: lowestValue + 1 }];
  const obeying = [...enumerateSolutions(empty)].filter((grid) => allHold(made.value, constraints, grid));
  expect(obeying.length).toBeGreaterThan(0);
  const found = [...enumerateSolutions({ ...empty, constraints })];
  expect(found.map(String).sort()).toEqual(obeying.map(String).sort());
});

test.each([
  { values: [3, 1, 2, 3, 4, 3], between: 5 },
  { values: [4, 2, 1], between: 2 },
  { values: [2, 1, 4, 3], between: 0 },
  { values: [1, 2, 3], between: undefined },
  { values: [4, 2, 3], between: undefined },
  { values: [1, 2, 1, 4], between: undefined },
  { values: [1, 2, 1], between: undefined },
  { values: [2, 3], between: undefined },
])('between 1 and 4 of $values: $between', ({ values, between }) => {
  expect(sumBetween(values, 1, 4)).toBe(between);
});

test('of crusts that are the same value there is one, and nothing between', () => {
  expect(sumBetween([5, 3], 5, 5)).toBe(0);
  expect(sumBetween([5, 3, 5], 5, 5)).toBeUndefined();
  expect(sumBetween([3, 3], 5, 5)).toBeUndefined();
});

describe('a machine accepts the lines with the sum', () => {
  const board = createCompileBoard(plainBoard(4), () => []);
  const lines = [1, 2, 3, 4, 5].flatMap((length) => linesOf([1, 2, 3, 4], length));
  const different = lines.filter((line) => new Set(line).size === line.length);

  test.each([0, 1, 2, 3, 5, 6])('%i', (sum) => {
    for (const [crusts, all, areDistinct] of [
      ['board', lines, false],
      ['line', lines, false],
      ['board', different, true],
      ['line', different, true],
    ] as const) {
      const ends = (line: readonly number[]): [low: number, high: number] =>
        crusts === 'board' ? [1, 4] : [Math.min(...line), Math.max(...line)];
      const expected = all.filter((line) => sumBetween(line, ...ends(line)) === sum);
      expect(accepted(crustMachine(board, sum, crusts, areDistinct), all)).toEqual(
        expected.map((line) => line.join(' ')),
      );
    }
  });

  test('whose digits between the crusts differ, on boards of up to ten digits', () => {
    const sizes = [[6, false], [10, false], [12, true]] as const; // oxfmt-ignore
    for (const [size, isAccepted] of sizes) {
      const wide = createCompileBoard(plainBoard(size), () => []);
      expect(accepts(crustMachine(wide, 6, 'board', true), [1, 2, 2, 2, size])).toBe(isAccepted);
      expect(accepts(crustMachine(wide, 4, 'board', true), [1, 2, 2, size])).toBe(isAccepted);
      expect(accepts(crustMachine(wide, 4, 'board', false), [1, 2, 2, size])).toBe(true);
      expect(accepts(crustMachine(wide, 5, 'board', true), [1, 2, 3, size])).toBe(true);
    }
  });

  test('and has another key for another sum, other crusts, or digits that may repeat', () => {
    const keys = [
      crustMachine(board, 3, 'board', true),
      crustMachine(board, 2, 'board', true),
      crustMachine(board, 3, 'line', true),
      crustMachine(board, 3, 'board', false),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    expect(crustMachine(board, 3, 'board', true).key).toBe(keys[0]);
  });
});
