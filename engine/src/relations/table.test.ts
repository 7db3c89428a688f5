import { expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import { digitBit, digitSet } from '../model/digits.ts';
import { cellsIn } from './cells.ts';
import type { Relation } from './relation.ts';
import { mayHold, narrowOf } from './table.ts';

const board = classic9();
const TABLE = board.values.map((value) => digitSet(board.values.filter((other) => other > value)));

/** Two rows of digits for the cells starting at 40: the first obeys, the second does not. */
const SAMPLES: readonly (readonly [Relation, number[], number[]])[] = [
  [{ is: 'differ', cells: [40, 41, 42] }, [1, 2, 3], [1, 2, 1]],
  [{ is: 'among', cell: 40, digits: digitSet([2, 5]) }, [5], [4]],
  [{ is: 'pair', a: 40, b: 41, table: TABLE }, [3, 4], [4, 3]],
  [{ is: 'linear', cells: [40, 41, 42], weights: [1, 1, -1], min: 0, max: 1 }, [3, 4, 6], [3, 4, 8]],
  [{ is: 'linear', cells: [41, 40], weights: [1, -2], min: 0, max: 0 }, [3, 6], [6, 3]],
  [{ is: 'digit-sets', cells: [40, 41], sets: [digitSet([1, 8]), digitSet([2, 7])] }, [7, 2], [7, 1]],
  [
    { is: 'count', cells: [40, 41], minus: [42], digits: digitSet([1, 2]), counts: [1] },
    [1, 2, 2],
    [1, 2, 3],
  ],
  [{ is: 'tally', cells: [40, 41, 42], times: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, [2, 1, 2], [2, 1, 1]],
  [
    { is: 'any-of', branches: [[{ is: 'among', cell: 40, digits: 1 }], [{ is: 'differ', cells: [40, 41] }]] },
    [2, 3],
    [2, 2],
  ],
  [{ is: 'test', cells: [42, 40], holds: (digits) => digits[40] === 2 * digits[42] }, [8, 0, 4], [4, 0, 8]],
];

test.each(SAMPLES)('%o: a filled board and filled domains agree', (relation, right, wrong) => {
  const cells = cellsIn(relation);
  for (const [list, isRight] of [
    [right, true],
    [wrong, false],
  ] as const) {
    const digits = board.cells.map((_, cell) => list[cell - 40] ?? 0);
    expect(mayHold(relation, board, digits)).toBe(isRight);
    const scope = { digitValues: board, at: (cell: number) => cell - 40, areSeen: () => false };
    const domains = Int32Array.from(list, digitBit);
    const { narrow } = narrowOf(relation, scope)!;
    expect(narrow(domains)).toBe(isRight);
  }
  const empty = board.cells.map(() => 0);
  expect([cells.length > 0, mayHold(relation, board, empty)]).toEqual([true, true]);
});
