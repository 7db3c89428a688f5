import { expect, test } from 'vitest';
import { type Variant, variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import type { Geometry } from '../../../model/geometry.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { lockedCandidates } from './locked-candidates.ts';
import type { TechniqueId } from '../../catalogue.ts';

function board(variant: Variant, size: number): Geometry {
  const made = createGeometry(variantSpec(variant, size));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  technique: TechniqueId,
  position: Parameters<typeof caseBoard>[0],
  string[],
][] = [
  ['a box points along a row', 'pointing', { without: 'r23c123<>3 r1c2<>3' }, ['r1c456789<>3']],
  ['a box points along a column', 'pointing', { without: 'r123c23<>8' }, ['r456789c1<>8']],
  ['nothing left to strike', 'pointing', { without: 'r23c123<>3 r1c456789<>3' }, []],
  ['one place is a hidden single', 'pointing', { without: 'r23c123<>3 r1c12<>3' }, []],
  ['a row claims a box', 'claiming', { without: 'r1c456789<>3' }, ['r23c123<>3']],
  ['a column claims a box', 'claiming', { without: 'r456789c1<>8 r2c1<>8' }, ['r123c23<>8']],
  [
    'a box points along a diagonal',
    'pointing',
    { geometry: board('x', 9), without: 'r1c23<>6 r2c13<>6 r3c12<>6 r3c3<>6' },
    ['r4c4,r5c5,r6c6,r7c7,r8c8,r9c9<>6'],
  ],
  [
    'a window points along a row',
    'pointing',
    { geometry: board('windoku', 9), without: 'r34c234<>6' },
    ['r2c156789<>6'],
  ],
  ['6×6 boxes are wide', 'claiming', { geometry: board('classic', 6), without: 'r1c456<>2' }, ['r2c123<>2']],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect(findTexts(lockedCandidates, technique, caseBoard(position))).toEqual(expected);
});

test('the evidence names base, cover and the locked candidates', () => {
  const position = caseBoard({ without: 'r23c123<>3 r1c2<>3' });
  const { houses } = position.tables.geometry;
  const [{ evidence }] = findAll(lockedCandidates, 'pointing', position);
  expect(evidence.houses!.map(({ house, role }) => [houses[house].kind, houses[house].index, role])).toEqual([
    ['box', 0, 'base'],
    ['row', 0, 'cover'],
  ]);
  expect(evidence.candidates).toEqual([
    { cell: 0, digit: 3, role: 'pattern' },
    { cell: 2, digit: 3, role: 'pattern' },
  ]);
});
