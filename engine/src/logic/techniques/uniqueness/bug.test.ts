import { expect, test } from 'vitest';
import { createGeometry } from '../../../model/create-geometry.ts';
import { bug } from './bug.ts';
import { type CaseBoard, caseBoard, findAll, findTexts } from '../case.ts';

/** 4×4 boards with the usual boxes, and with more houses if a case requires them. */
const board = (more: object = {}) => {
  const made = createGeometry({ size: 4, boxes: { rows: 2, columns: 2 }, ...more });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

/** Every digit twice in every row, column and box, and on the main diagonal. */
const GRAVE = 'r13c12=12 r13c34=34 r24c12=34 r24c34=12';
const PLUS_ONE = GRAVE.replace('r13c12=12', 'r1c1=123 r1c2=12 r3c12=12');

// Source of every row: built from the definition of the technique.
const ROWS: readonly [name: string, position: CaseBoard, string[]][] = [
  ['one candidate more', { geometry: board(), only: PLUS_ONE }, ['r1c1<>1, r1c1<>2']],
  ['none more', { geometry: board(), only: GRAVE }, []],
  ['two cells with one more', { geometry: board(), only: PLUS_ONE.replace('r1c2=12', 'r1c2=123') }, []],
  ['a digit in one place', { geometry: board(), only: PLUS_ONE.replace('r1c2=12', 'r1c2=13') }, []],
  [
    'a diagonal that holds each digit twice',
    { geometry: board({ diagonals: ['main'] }), only: PLUS_ONE },
    ['r1c1<>1, r1c1<>2'],
  ],
  ['a house of two cells that differ', { geometry: board({ extra: [[1, 4]] }), only: PLUS_ONE }, []],
  [
    'a house of two cells with the same pair',
    { geometry: board({ extra: [[1, 8]] }), only: PLUS_ONE },
    ['r1c1<>1, r1c1<>2'],
  ],
];

test.each(ROWS)('%s', (_, position, expected) => {
  expect(findTexts(bug, 'bug-plus-1', caseBoard(position))).toEqual(expected);
});

test('the evidence', () => {
  const [{ evidence }] = findAll(bug, 'bug-plus-1', caseBoard({ geometry: board(), only: PLUS_ONE }));
  expect(evidence.digits).toEqual([]);
  expect(evidence.cells).toEqual([{ cells: [0], role: 'roof' }]);
  expect(evidence.candidates).toEqual([{ cell: 0, digit: 3, role: 'extra' }]);
  expect(evidence.deadly!.cells.length).toBe(16);
  expect(evidence.deadly!.digits[0]).toBe(0b11);
});
