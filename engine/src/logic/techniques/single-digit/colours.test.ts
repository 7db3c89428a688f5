import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { colours } from './colours.ts';
import type { TechniqueId } from '../../catalogue.ts';

const DIAGONALS = createGeometry(variantSpec('x'));

const STAIRS = 'r1c2346789<>1 r2345789c5<>1 r6c1246789<>1';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  technique: TechniqueId,
  position: Parameters<typeof caseBoard>[0],
  string[],
][] = [
  ['three pairs in turn: their ends differ', 'simple-colors-trap', { without: STAIRS }, ['r23c3,r45c1<>1']],
  ['and no colour sees itself', 'simple-colors-wrap', { without: STAIRS }, []],
  ['a pair alone is no cluster', 'simple-colors-trap', { without: 'r1c2456789<>1' }, []],
  [
    'a fourth pair comes back to the first box',
    'simple-colors-wrap',
    { without: `${STAIRS} r1345789c3<>1` },
    ['r1c1,r2c3,r6c5<>1'],
  ],
  [
    'two rows whose ends share a column',
    'multi-colors-1',
    { without: 'r1c2346789<>1 r6c1246789<>1' },
    ['r23c3,r45c1<>1'],
  ],
  ['two rows whose ends share nothing', 'multi-colors-1', { without: 'r1c2346789<>1 r6c1245679<>1' }, []],
  [
    'a colour in sight of a whole pair',
    'multi-colors-2',
    { without: 'r1c2346789<>1 r2356789c1<>1 r6c246789<>1' },
    ['r1c5,r4c1<>1'],
  ],
  [
    'a pair on a diagonal',
    'simple-colors-trap',
    {
      geometry: DIAGONALS.ok ? DIAGONALS.value : undefined,
      without: 'r1c1<>1 r3c3<>1 r4c4<>1 r5c5<>1 r6c6<>1 r7c7<>1 r9c9<>1 r8c1245679<>1',
    },
    ['r2c8<>1'],
  ],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect(findTexts(colours, technique, caseBoard(position))).toEqual(expected);
});

test('the evidence names both colours and every pair', () => {
  const [{ evidence }] = findAll(colours, 'simple-colors-trap', caseBoard({ without: STAIRS }));
  const cellsAs = (wanted: string): number[] =>
    evidence.candidates!.filter(({ role }) => role === wanted).map(({ cell }) => cell);
  expect(cellsAs('colour-1')).toEqual([0, 49]);
  expect(cellsAs('colour-2')).toEqual([4, 47]);
  expect(
    evidence.chains!.map(({ nodes }) => nodes.map(({ cells }) => cells[0])).sort((a, b) => a[0] - b[0]),
  ).toEqual([
    [0, 4],
    [4, 49],
    [47, 49],
  ]);
});
