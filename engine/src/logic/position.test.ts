import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classic9, type Variant, variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { digitsIn, hasDigit } from '../model/digits.ts';
import type { Geometry } from '../model/geometry.ts';
import { cellsIn } from './cell-set.ts';
import {
  copyPosition,
  createPosition,
  eliminate,
  isBroken,
  isSolved,
  placeDigit,
  placesOf,
  type Position,
} from './position.ts';

const BOARDS: readonly [Variant, number][] = [
  ['classic', 4],
  ['classic', 6],
  ['classic', 9],
  ['x', 9],
  ['windoku', 9],
  ['samurai', 9],
  ['classic', 25],
];

function board(variant: Variant, size: number): Geometry {
  const made = createGeometry(variantSpec(variant, size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

const empty = (geometry: Geometry): Position =>
  createPosition({ geometry, constraints: [], givens: geometry.cells.map(() => 0) });

/** Compares all views of a position with those recomputed from digits and candidates. */
function expectInStep(position: Position): void {
  const { tables, digits, candidates } = position;
  const open = tables.geometry.cells.flatMap((_, cell) => (digits[cell] === 0 ? [cell] : []));
  expect(position.openCount).toBe(open.length);
  expect(cellsIn(position.cells[0])).toEqual(open);
  for (let digit = 1; digit <= tables.size; digit++) {
    const holders = open.filter((cell) => hasDigit(candidates[cell], digit));
    expect(cellsIn(position.cells[digit])).toEqual(holders);
  }
  tables.geometry.houses.forEach(({ cells }, house) => {
    const bits = (test: (cell: number) => boolean): number =>
      cells.reduce((set, cell, k) => (test(cell) ? set | (1 << k) : set), 0);
    expect(placesOf(position, house, 0)).toBe(bits((cell) => digits[cell] === 0));
    for (let digit = 1; digit <= tables.size; digit++) {
      expect(placesOf(position, house, digit)).toBe(bits((cell) => hasDigit(candidates[cell], digit)));
    }
    const placed = cells.filter((cell) => digits[cell] !== 0).map((cell) => digits[cell]);
    expect(digitsIn(position.placedIn[house])).toEqual([...new Set(placed)].sort((a, b) => a - b));
  });
}

describe.each(BOARDS)('%s %i', (variant, size) => {
  const geometry = board(variant, size);
  const move = fc.record({
    cell: fc.nat(geometry.cells.length - 1),
    digit: fc.integer({ min: 1, max: size }),
  });

  test('all views agree after any moves, and a copy is not touched', () => {
    fc.assert(
      fc.property(
        fc.array(move, { maxLength: 40 }),
        fc.array(move, { maxLength: 40 }),
        (eliminated, placed) => {
          const position = empty(geometry);
          eliminated.forEach(({ cell, digit }) => eliminate(position, cell, digit));
          const copy = copyPosition(position);
          const before = JSON.stringify(copy);
          for (const { cell, digit } of placed) {
            if (hasDigit(position.candidates[cell], digit)) placeDigit(position, cell, digit);
          }
          expectInStep(position);
          expect(JSON.stringify(copy)).toBe(before);
        },
      ),
      { numRuns: variant === 'classic' && size === 9 ? 60 : 6 },
    );
  });
});

test('a placed digit leaves its peers', () => {
  const position = empty(classic9());
  placeDigit(position, 0, 5);
  expect(digitsIn(position.candidates[0])).toEqual([]);
  expect(cellsIn(position.cells[5])).toHaveLength(60);
  expect(cellsIn(position.cells[4])).toHaveLength(80);
});

test('every change gives a new revision', () => {
  const position = empty(classic9());
  expect(eliminate(position, 0, 1)).toBe(true);
  expect(eliminate(position, 0, 1)).toBe(false);
  expect(position.revision).toBe(1);
  placeDigit(position, 3, 3);
  expect(position.revision).toBe(2);
});

test('entries are not givens, marks are taken as they are', () => {
  const givens = classic9().cells.map((_, cell) => (cell === 0 ? 1 : 0));
  const digits = givens.map((digit, cell) => (cell === 1 ? 2 : digit));
  const candidates = digits.map((digit) => (digit === 0 ? 0b11 : 0));
  const position = createPosition({ geometry: classic9(), constraints: [], givens, digits, candidates });
  expect([...position.isGiven.slice(0, 3)]).toEqual([1, 0, 0]);
  expect(digitsIn(position.candidates[2])).toEqual([1, 2]);
});

test('broken is a cell without candidates or a digit without place; solved is full', () => {
  const position = empty(board('classic', 4));
  expect(isBroken(position)).toBe(false);
  for (const cell of [0, 1, 2, 3]) eliminate(position, cell, 1);
  expect(isBroken(position)).toBe(true);
  const bare = empty(board('classic', 4));
  for (const digit of [1, 2, 3, 4]) eliminate(bare, 0, digit);
  expect(isBroken(bare)).toBe(true);
  expect(isSolved(bare)).toBe(false);
  const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  expect(isSolved(createPosition({ geometry: board('classic', 4), constraints: [], givens: digits }))).toBe(
    true,
  );
});

test('singles queue in the order in which they arise', () => {
  const position = empty(classic9());
  // r1c9 becomes a naked 9 when the eighth digit of its row is placed, and 9 a hidden single of row 1 with it.
  for (let cell = 0; cell < 8; cell++) placeDigit(position, cell, cell + 1);
  eliminate(position, 80, 1);
  for (const digit of [2, 3, 4, 5, 6, 7, 9]) eliminate(position, 80, digit);
  const { nakedQueue, hiddenQueue, tables } = position;
  expect([...nakedQueue.entries.slice(nakedQueue.head, nakedQueue.end)]).toEqual([8, 80]);
  expect([...hiddenQueue.entries.slice(0, hiddenQueue.end)]).toContain(tables.rows[0] * tables.stride + 9);
});

test('a puzzle with marks keeps only what it allows', () => {
  const geometry = board('classic', 4);
  const givens = geometry.cells.map((_, cell) => (cell === 0 ? 1 : 0));
  const allowed = geometry.cells.map((_, cell) => (cell === 1 ? 0b0011 : 0b1111));
  const position = createPosition({ geometry, constraints: [], givens, allowed });
  expect(digitsIn(position.candidates[1])).toEqual([2]);
  expect(digitsIn(position.candidates[2])).toEqual([2, 3, 4]);
  expectInStep(position);
});
