/** What rules beyond houses change about a puzzle: its reading, its candidates, its conflicts and its solutions. */
import { describe, expect, test } from 'vitest';
import '../constraints/provide.ts';
import type { Constraint } from '../constraints/kinds.ts';
import { constraintFunctions, provideConstraints } from '../constraints/provided.ts';
import { digitsIn } from '../model/digits.ts';
import { plainBoard } from '../model/plain-board.ts';
import { candidatesOf } from './candidates.ts';
import { createPuzzle, emptyPuzzle, hasOnlyHouses, requireOnlyHouses } from './puzzle.ts';
import { describeConflict, findConflicts, isConsistent, isSolutionOf } from './validity.ts';

const FOUR = plainBoard(4);
const EMPTY = emptyPuzzle(FOUR);
const SOLVED = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const at = (filled: Readonly<Record<number, number>>): number[] =>
  EMPTY.givens.map((_, cell) => filled[cell] ?? 0);
const rules = (...constraints: Constraint[]) => ({ ...EMPTY, constraints }); // oxfmt-ignore

describe('candidates', () => {
  const thermometer: Constraint = { kind: 'thermometer', cells: [0, 15] };
  test.each<[string, Constraint, Record<number, number>, number, number[]]>([
    ['of a cell that must be odd', { kind: 'odd', cells: [5] }, {}, 5, [1, 3]],
    ['of its neighbours', { kind: 'odd', cells: [5] }, {}, 6, [1, 2, 3, 4]],
    ['that an entry in a region of different digits excludes', { kind: 'all-different', cells: [0, 7, 10] }, { 0: 2 }, 10, [1, 3, 4]],
    ['that two entries there exclude', { kind: 'all-different', cells: [0, 7, 10, 13] }, { 0: 2, 7: 3 }, 13, [1, 4]],
    ['outside that region', { kind: 'all-different', cells: [0, 7, 10] }, { 0: 2 }, 15, [1, 2, 3, 4]],
    ['above the first cell of a pair', thermometer, { 0: 2 }, 15, [3, 4]],
    ['below the second cell of a pair', thermometer, { 15: 3 }, 0, [1, 2]],
    ['of both cells of an empty pair: one filled cell is needed', thermometer, {}, 0, [1, 2, 3, 4]],
    ['and of its other cell', thermometer, {}, 15, [1, 2, 3, 4]],
    ['of a sum, which several cells share', { kind: 'sum', cells: [0, 15], sum: 3 }, {}, 0, [1, 2, 3, 4]],
    ['of a filled cell', thermometer, { 0: 2 }, 0, []],
  ])('%s', (_, constraint, filled, cell, digits) => {
    expect(digitsIn(candidatesOf(rules(constraint), at(filled))[cell])).toEqual(digits);
  }); // oxfmt-ignore
});

describe('conflicts', () => {
  const cage: Constraint = { kind: 'cage', cells: [0, 1], sum: 7 };
  const slow: Constraint = { kind: 'slow-thermometer', cells: [0, 15] };
  const rowIndex: Constraint = { kind: 'row-index', cells: [0] };

  test('come house by house, then constraint by constraint', () => {
    const digits = at({ 0: 3, 1: 3, 15: 1 });
    const found = findConflicts(rules(slow, cage), digits);
    expect(found.map((conflict) => ('house' in conflict ? conflict.house.kind : conflict.constraint))).toEqual([
      'row',
      'box',
      slow,
      cage,
    ]);
    expect(found.map(({ cells }) => cells)).toEqual([[0, 1], [0, 1], [0, 15], [0, 1]]);
    expect(found.map((conflict) => describeConflict(FOUR, conflict))).toEqual([
      'row 1 holds 3 at r1c1 and r1c2',
      'box 1 holds 3 at r1c1 and r1c2',
      'the slow thermometer is broken at r1c1, r4c4',
      'the cage is broken at r1c1, r1c2',
    ]);
  }); // oxfmt-ignore

  test('of one house come in the order of their digits', () => {
    const found = findConflicts(EMPTY, at({ 0: 4, 1: 2, 2: 4, 3: 2 }));
    expect(found.map((conflict) => 'digit' in conflict && conflict.digit)).toEqual([2, 4]);
  });

  test('of a rule that no digits can obey have no cells', () => {
    expect(describeConflict(FOUR, { constraint: rowIndex, cells: [] })).toBe(
      'the row index cannot be obeyed',
    );
  });

  test('decide whether a board is consistent, though its houses are', () => {
    expect(isConsistent(rules(slow), at({ 0: 1, 15: 1 }))).toBe(true);
    expect(isConsistent(rules(slow), at({ 0: 2, 15: 1 }))).toBe(false);
  });
});

test('a solution obeys every constraint', () => {
  expect(isSolutionOf(rules({ kind: 'pair-sum', cells: [0, 1], sum: 3 }), SOLVED)).toBe(true);
  expect(isSolutionOf(rules({ kind: 'pair-sum', cells: [0, 1], sum: 4 }), SOLVED)).toBe(false);
  expect(isSolutionOf(EMPTY, [...SOLVED, 1])).toBe(false);
});

describe('reading', () => {
  const cage = { kind: 'cage', cells: [0, 1], sum: 3 } as const;
  const read = (constraints: unknown) =>
    createPuzzle(FOUR, EMPTY.givens, undefined, constraints as Constraint[]);

  test('keeps valid constraints and reports the problem of invalid ones', () => {
    expect(read([cage])).toMatchObject({ ok: true, value: { constraints: [cage] } });
    expect(read([])).toMatchObject({ ok: true, value: { constraints: [] } });
    expect(read([{ ...cage, sum: -1 }])).toMatchObject({ ok: false, error: { code: 'constraint.field' } });
    expect(read({ length: 0 })).toMatchObject({ ok: false, error: { code: 'constraint.list' } });
  });

  test('are refused in a program that was built without them; an empty list is not', () => {
    const functions = constraintFunctions();
    provideConstraints(undefined as never);
    try {
      expect(read([])).toMatchObject({ ok: true });
      expect(read([cage])).toMatchObject({
        ok: false,
        error: {
          code: 'constraint.left-out',
          message: expect.stringContaining("'pencilmark/constraints'") as string,
        },
      });
      expect(read({ length: 0 })).toMatchObject({ ok: false, error: { code: 'constraint.left-out' } });
      expect(() => constraintFunctions()).toThrow("Import 'pencilmark/constraints'");
    } finally {
      provideConstraints(functions);
    }
  });
});

test('solvers of houses alone refuse a puzzle with constraints', () => {
  expect([hasOnlyHouses(EMPTY), hasOnlyHouses(rules({ kind: 'anti-king' }))]).toEqual([true, false]);
  expect(() => requireOnlyHouses(EMPTY)).not.toThrow();
  expect(() => requireOnlyHouses(rules({ kind: 'anti-king' }))).toThrow(RangeError);
});
