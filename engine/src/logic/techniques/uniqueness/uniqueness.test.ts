import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import type { GeometrySpec } from '../../../model/geometry.ts';
import { createPosition, eliminate } from '../../position.ts';
import { tablesOf } from '../../board-index.ts';
import { type CaseBoard, caseBoard, findAll, findTexts } from '../case.ts';
import { rectanglesOf } from './rectangles.ts';
import type { TechniqueId } from '../../catalogue.ts';
import { uniqueness } from './uniqueness.ts';

const board = (spec: GeometrySpec) => {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

const THREE = 'r1c14=12 r2c1=12 ';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [name: string, technique: TechniqueId, board: CaseBoard, string[]][] = [
  ['one roof corner', 'uniqueness-test-1', { only: `${THREE}r2c4=127` }, ['r2c4<>1, r2c4<>2']],
  ['four areas', 'uniqueness-test-1', { only: 'r1c14=12 r4c1=12 r4c4=127' }, []],
  ['one area', 'uniqueness-test-1', { only: 'r1c12=12 r2c1=12 r2c2=127' }, []],
  ['a given corner', 'uniqueness-test-1', { board: '1', only: 'r1c4=23 r2c1=23 r2c4=237' }, []],
  ['two like extras', 'uniqueness-test-2', { only: 'r1c14=12 r2c14=127' }, ['r2c2356789<>7']],
  [
    'two like extras in one area',
    'uniqueness-test-2',
    { only: 'r1c14=12 r2c14=127', without: 'r2c2356789<>7' },
    [],
  ],
  ['two extras that differ', 'uniqueness-test-2', { only: 'r1c14=12 r2c1=127 r2c4=128' }, []],
  ['extras across', 'uniqueness-test-2', { only: 'r1c1=12 r1c4=127 r2c1=127 r2c4=12' }, []],
  ['extras across', 'uniqueness-test-5', { only: 'r1c1=12 r1c4=127 r2c1=127 r2c4=12' }, ['r1c23,r2c56<>7']],
  ['three extras', 'uniqueness-test-5', { only: 'r1c1=12 r1c4=127 r2c14=127' }, ['r2c56<>7']],
  [
    'extras and a cell of the row',
    'uniqueness-test-3',
    { only: 'r1c14=12 r2c1=127 r2c4=128 r2c9=78' },
    ['r2c235678<>7, r2c235678<>8'],
  ],
  [
    'extras and cells of row and box',
    'uniqueness-test-3',
    { only: 'r1c12=12 r4c1=127 r4c2=128 r4c3=78' },
    ['r4c456789,r56c123<>7, r4c456789,r56c123<>8'],
  ],
  [
    'the other digit confined',
    'uniqueness-test-4',
    { only: 'r1c14=12', without: 'r2c2356789<>1' },
    ['r2c14<>2'],
  ],
  ['not confined', 'uniqueness-test-4', { only: 'r1c14=12', without: 'r2c235678<>1' }, []],
  [
    'confined in two rows',
    'uniqueness-test-6',
    { only: 'r1c1=12 r2c4=12', without: 'r12c2356789<>1' },
    ['r1c4,r2c1<>1'],
  ],
  ['confined in one row', 'uniqueness-test-6', { only: 'r1c1=12 r2c4=12', without: 'r1c2356789<>1' }, []],
  [
    'confined in row and column',
    'hidden-rectangle',
    { only: 'r1c1=12', without: 'r2c2356789<>1 r3456789c4<>1' },
    ['r2c4<>2'],
  ],
  ['confined in a row', 'hidden-rectangle', { only: 'r1c1=12', without: 'r2c2356789<>1' }, []],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect(findTexts(uniqueness, technique, caseBoard(position))).toEqual(expected);
});

test.each<[name: string, missingCandidates: boolean, string[]]>([
  ['allowed', true, ['r2c4<>1']],
  ['forbidden', false, []],
])('missing candidates %s', (_, missingCandidates, expected) => {
  const position = caseBoard({ only: `${THREE}r2c4=17` });
  expect(findTexts(uniqueness, 'uniqueness-test-1', position, { missingCandidates })).toEqual(expected);
});

test('digits that the puzzle itself forbids cannot change places', () => {
  const { tables } = caseBoard({});
  const allowed = tables.geometry.cells.map(() => tables.allDigits);
  for (const cell of [0, 3, 9]) allowed[cell] = 0b11;
  allowed[12] = 0b1000001;
  const puzzle = { geometry: tables.geometry, constraints: [], givens: allowed.map(() => 0), allowed };
  expect(findTexts(uniqueness, 'uniqueness-test-1', createPosition(puzzle))).toEqual([]);
  allowed[12] = 0b1000011;
  const position = createPosition(puzzle);
  eliminate(position, 12, 2);
  expect(findTexts(uniqueness, 'uniqueness-test-1', position)).toEqual(['r2c4<>1']);
});

// Source: counted by hand. 9×9: 9·(3·3·3)·2 = 486. A diagonal, a window or a second grid rules out those it touches.
test.each<[name: string, spec: GeometrySpec, holds: string[], breaks: string[]]>([
  [
    'classic',
    variantSpec('classic'),
    ['r1c1 r1c4 r2c1 r2c4'],
    ['r1c1 r1c2 r2c1 r2c2', 'r1c1 r1c4 r4c1 r4c4'],
  ],
  ['X', variantSpec('x'), ['r1c2 r1c4 r3c2 r3c4'], ['r1c1 r1c4 r2c1 r2c4', 'r1c2 r1c8 r2c2 r2c8']],
  [
    'windoku',
    variantSpec('windoku'),
    ['r1c1 r1c9 r2c1 r2c9', 'r2c1 r2c4 r3c1 r3c4'],
    ['r1c2 r1c5 r2c2 r2c5'],
  ],
  ['6×6', variantSpec('classic', 6), ['r1c1 r1c4 r2c1 r2c4', 'r1c1 r1c2 r3c1 r3c2'], ['r1c1 r1c4 r3c1 r3c4']],
  ['no areas', variantSpec('latin'), [], ['r1c1 r1c4 r2c1 r2c4']],
  [
    'samurai',
    variantSpec('samurai'),
    ['r1c1 r1c4 r2c1 r2c4'],
    ['r7c5 r7c7 r8c5 r8c7', 'r7c1 r7c7 r9c1 r9c7'],
  ],
])('rectangles of %s', (name, spec, holds, breaks) => {
  const { cells: places } = board(spec);
  const found = rectanglesOf(tablesOf(board(spec))).list.map(({ cells }) =>
    cells.map((cell) => `r${places[cell].row + 1}c${places[cell].column + 1}`).join(' '),
  );
  for (const text of holds) expect(found).toContain(text);
  for (const text of breaks) expect(found).not.toContain(text);
  if (name === 'classic') expect(found.length).toBe(486);
});

test('the evidence of a test 3', () => {
  const position = caseBoard({ only: 'r1c14=12 r2c1=127 r2c4=128 r2c9=78' });
  const [{ evidence }] = findAll(uniqueness, 'uniqueness-test-3', position);
  expect(evidence).toEqual({
    digits: [1, 2],
    houses: [{ house: position.tables.rows[1], role: 'home' }],
    cells: [
      { cells: [0, 3], role: 'floor' },
      { cells: [9, 12], role: 'roof' },
      { cells: [17], role: 'pattern', digits: 0b11000000 },
    ],
    candidates: [
      { cell: 9, digit: 7, role: 'extra' },
      { cell: 12, digit: 8, role: 'extra' },
    ],
    deadly: { cells: [0, 3, 9, 12], digits: [0b11, 0b11, 0b11, 0b11] },
  });
});
