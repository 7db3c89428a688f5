import { describe, expect, test } from 'vitest';
import { classic9, variantSpec } from '../model/boards.ts';
import { candidatesOf, seenFrom } from './candidates.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { digitSet, digitsIn } from '../model/digits.ts';
import type { Geometry, GeometrySpec } from '../model/geometry.ts';
import { createPuzzle, emptyPuzzle, givenCount, isFilled, sameDigits, symbolOf } from './puzzle.ts';
import { describeConflict, findConflicts, isConsistent, isSolutionOf } from './validity.ts';

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

function digitsOf(text: string): number[] {
  return [...text.replaceAll(' ', '')].map((symbol) => (symbol === '.' ? 0 : Number(symbol)));
}

const FOUR = board(variantSpec('classic', 4));
const SOLVED = digitsOf('1234 3412 2143 4321');

describe('conflicts', () => {
  test.each([
    { digits: '.... .... .... ....', expected: [] },
    { digits: '1234 3412 2143 4321', expected: [] },
    { digits: '1..1 .... .... ....', expected: ['row 1 holds 1 at r1c1 and r1c4'] },
    { digits: '1... .... .... 1...', expected: ['column 1 holds 1 at r1c1 and r4c1'] },
    { digits: '.... .... ..2. ...2', expected: ['box 4 holds 2 at r3c3 and r4c4'] },
    {
      digits: '3.3. ..33 .... ....',
      expected: [
        'row 1 holds 3 at r1c1 and r1c3',
        'row 2 holds 3 at r2c3 and r2c4',
        'column 3 holds 3 at r1c3 and r2c3',
        'box 2 holds 3 at r1c3, r2c3 and r2c4',
      ],
    },
    {
      digits: '1122 .... .... ....',
      expected: [
        'row 1 holds 1 at r1c1 and r1c2',
        'row 1 holds 2 at r1c3 and r1c4',
        'box 1 holds 1 at r1c1 and r1c2',
        'box 2 holds 2 at r1c3 and r1c4',
      ],
    },
  ])('$digits', ({ digits, expected }) => {
    const conflicts = findConflicts(emptyPuzzle(FOUR), digitsOf(digits));
    expect(conflicts.map((conflict) => describeConflict(FOUR, conflict))).toEqual(expected);
    expect(isConsistent(emptyPuzzle(FOUR), digitsOf(digits))).toBe(expected.length === 0);
  });

  test('are told with the symbols and the grid of the board', () => {
    const samurai = board({ ...variantSpec('samurai'), symbols: [...'ABCDEFGHI'] });
    const digits = samurai.cells.map(({ row, column }) => (row === 20 && column > 18 ? 3 : 0));
    expect(
      findConflicts(emptyPuzzle(samurai), digits).map((conflict) => describeConflict(samurai, conflict)),
    ).toEqual([
      'row 9 of grid 5 holds C at r21c20 and r21c21',
      'box 9 of grid 5 holds C at r21c20 and r21c21',
    ]);
  });

  test('are seen on diagonals, windows, disjoint groups and short houses', () => {
    const cases: [GeometrySpec, number, number, string][] = [
      [variantSpec('x'), 0, 80, 'main diagonal'],
      [variantSpec('x'), 8, 72, 'anti-diagonal'],
      [variantSpec('windoku'), 10, 30, 'window 1'],
      [variantSpec('disjoint'), 0, 30, 'disjoint group 1'],
      [{ ...variantSpec('classic'), extra: [[0, 40]] }, 0, 40, 'house 1'],
    ];
    for (const [spec, a, b, name] of cases) {
      const geometry = board(spec);
      const digits = geometry.cells.map((_, cell) => (cell === a || cell === b ? 5 : 0));
      const found = findConflicts(emptyPuzzle(geometry), digits).map((conflict) =>
        describeConflict(geometry, conflict),
      );
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(name);
      expect(isConsistent(emptyPuzzle(classic9()), digits)).toBe(true);
    }
  });
});

describe('solutions', () => {
  const puzzle = { geometry: FOUR, constraints: [], givens: digitsOf('1... .... .... ...1') };

  test.each([
    { name: 'right', digits: SOLVED, right: true },
    { name: 'an open cell', digits: SOLVED.with(5, 0), right: false },
    { name: 'a conflict', digits: SOLVED.with(5, 1), right: false },
    { name: 'too short', digits: SOLVED.slice(1), right: false },
    { name: 'too short, without the last given', digits: SOLVED.slice(0, 15), right: false },
    { name: 'too long', digits: [...SOLVED, 2], right: false },
    { name: 'another given', digits: SOLVED.map((digit) => (digit % 4) + 1), right: false },
  ])('$name', ({ digits, right }) => {
    expect(isSolutionOf(puzzle, digits)).toBe(right);
  });

  test('keep to pencil marks', () => {
    const allowed = SOLVED.map(() => digitSet([1, 2, 3, 4]));
    expect(isSolutionOf({ ...puzzle, allowed }, SOLVED)).toBe(true);
    expect(isSolutionOf({ ...puzzle, allowed: allowed.with(1, digitSet([1, 3, 4])) }, SOLVED)).toBe(false);
  });
});

describe('candidates', () => {
  test('are what no peer holds; none in a filled cell', () => {
    const puzzle = { geometry: FOUR, constraints: [], givens: digitsOf('1... ..2. .... ....') };
    const candidates = candidatesOf(puzzle);
    expect(candidates.slice(0, 4).map(digitsIn)).toEqual([[], [2, 3, 4], [3, 4], [3, 4]]);
    expect(digitsIn(candidates[15])).toEqual([1, 2, 3, 4]);
    expect(candidates[6]).toBe(0);
  });

  test('follow entries, and stay within given pencil marks', () => {
    const allowed = SOLVED.map(() => digitSet([1, 2, 3]));
    const puzzle = { geometry: FOUR, constraints: [], givens: digitsOf('1... .... .... ....'), allowed };
    expect(digitsIn(candidatesOf(puzzle)[1])).toEqual([2, 3]);
    expect(digitsIn(candidatesOf(puzzle, puzzle.givens.with(2, 3))[1])).toEqual([2]);
  });

  test('what a cell sees', () => {
    expect(digitsIn(seenFrom(FOUR, digitsOf('12.. 3... .... ...4'), 0))).toEqual([2, 3]);
    expect(digitsIn(seenFrom(classic9(), emptyPuzzle(classic9()).givens, 40))).toEqual([]);
    expect(() => seenFrom(FOUR, SOLVED, 15)).not.toThrow();
    expect(() => seenFrom(FOUR, SOLVED, 16)).toThrow(/^cell /);
  });

  test('wrong digits are told by the name of the argument', () => {
    const empty = emptyPuzzle(FOUR);
    expect(() => seenFrom(FOUR, [1], 0)).toThrow(/^digits: /);
    expect(() => candidatesOf(empty, [1])).toThrow(/^digits: /);
    expect(() => findConflicts(empty, [1])).toThrow(/^digits: /);
  });
});

describe('puzzles', () => {
  const empty = SOLVED.map(() => 0);

  test.each([
    { name: 'too few givens', givens: [1], allowed: undefined, code: 'puzzle.length' },
    { name: 'a digit too large', givens: empty.with(3, 5), allowed: undefined, code: 'puzzle.digit' },
    { name: 'a negative digit', givens: empty.with(3, -1), allowed: undefined, code: 'puzzle.digit' },
    { name: 'half a digit', givens: empty.with(3, 1.5), allowed: undefined, code: 'puzzle.digit' },
    { name: 'no digit at all', givens: empty.with(3, NaN), allowed: undefined, code: 'puzzle.digit' },
    { name: 'too few pencil marks', givens: empty, allowed: [15], code: 'puzzle.allowed' },
    { name: 'a pencil mark too large', givens: empty, allowed: empty.map(() => 16), code: 'puzzle.allowed' },
    { name: 'one negative pencil mark', givens: empty, allowed: empty.with(3, -1), code: 'puzzle.allowed' },
    { name: 'no pencil marks in some cells', givens: empty, allowed: empty.with(3, 15), code: 'fine' },
    {
      name: 'pencil marks that are no set',
      givens: empty,
      allowed: empty.map(() => 1.5),
      code: 'puzzle.allowed',
    },
    {
      name: 'a set beyond 32 bits',
      givens: empty,
      allowed: empty.map(() => 2 ** 32 + 1),
      code: 'puzzle.allowed',
    },
  ])('$name', ({ givens, allowed, code }) => {
    const result = createPuzzle(FOUR, givens, allowed);
    expect(result.ok ? 'fine' : result.error.code).toBe(code);
  });

  test('a wrong digit is named by its cell', () => {
    const result = createPuzzle(FOUR, empty.with(6, 7));
    expect(result.ok ? '' : result.error.message).toContain('r2c3');
  });

  test('a wrong number of digits is told, and so is none', () => {
    const told = (givens: number[]) => {
      const result = createPuzzle(FOUR, givens);
      return result.ok ? '' : result.error.message;
    };
    expect(told([1, 2])).toBe('The board has 16 cells, 2 digits were given.');
    expect(told(undefined as never)).toBe('The board has 16 cells, no digits were given.');
  });

  test('pencil marks end at 31 digits, puzzles do not', () => {
    const large = board({ size: 32, rows: 1 });
    const none = large.cells.map(() => 0);
    expect(createPuzzle(large, none).ok).toBe(true);
    expect(createPuzzle(large, none, none)).toMatchObject({
      error: { code: 'puzzle.allowed', message: 'Pencil marks end at 31 digits.' },
    });
    const most = board({ size: 31, rows: 1 });
    const open = most.cells.map(() => 0);
    expect(createPuzzle(most, open, open).ok).toBe(true);
  });

  test('are copies: later changes to the caller’s lists have no effect', () => {
    const givens = [...empty];
    const allowed = empty.map(() => 15);
    const result = createPuzzle(FOUR, givens, allowed);
    givens[0] = 4;
    allowed[0] = 0;
    expect(result.ok && [result.value.givens[0], result.value.allowed![0]]).toEqual([0, 15]);
  });

  test('an empty puzzle holds a 0 in each cell, in one list for each board', () => {
    const small = board({ size: 5 });
    expect(emptyPuzzle(small).givens).toEqual(small.cells.map(() => 0));
    expect(emptyPuzzle(small).givens).toBe(emptyPuzzle(small).givens);
  });

  test('small questions', () => {
    const puzzle = { geometry: FOUR, constraints: [], givens: digitsOf('1... ..2. .... ....') };
    expect(givenCount(puzzle)).toBe(2);
    expect(givenCount(emptyPuzzle(FOUR))).toBe(0);
    expect(sameDigits([1, 2], [1, 2])).toBe(true);
    for (const other of [[1], [1, 3], [3, 2], [1, 2, 3]]) expect(sameDigits([1, 2], other)).toBe(false);
    expect([isFilled(SOLVED), isFilled(SOLVED.with(0, 0)), isFilled([])]).toEqual([true, false, true]);
    expect([symbolOf(board({ size: 16 }), 16), symbolOf(FOUR, 0)]).toEqual(['G', '']);
  });
});
