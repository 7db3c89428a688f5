import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import type { FinderOptions } from '../../finder-context.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { emptyRectangle } from './empty-rectangle.ts';
import type { TechniqueId } from '../../catalogue.ts';

const SIX = createGeometry(variantSpec('classic', 6));

const SHAPE = 'r12c89<>5 r1c7<>5';
const PAIR = 'r1245679c2<>5';
const WITH_TWO = { without: `${SHAPE} r3c79<>5 ${PAIR}` };

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  string,
  TechniqueId,
  Parameters<typeof caseBoard>[0],
  string[],
  Partial<FinderOptions>?,
][] = [
  ['a pair in a column', 'empty-rectangle', { without: `${SHAPE} ${PAIR}` }, ['r8c7<>5']],
  ['a pair in a row', 'empty-rectangle', { without: `${SHAPE} r8c1345689<>5` }, ['r3c2<>5']],
  ['three places in the column', 'empty-rectangle', { without: `${SHAPE} r124567c2<>5` }, []],
  ['all in the row is locked', 'empty-rectangle', { without: `r12c789<>5 ${PAIR}` }, []],
  ['two candidates are not asked for', 'empty-rectangle', WITH_TWO, []],
  ['two candidates', 'empty-rectangle', WITH_TWO, ['r8c7<>5'], { twoCandidateRectangles: true }],
  ['one is not two', 'dual-empty-rectangle', { without: `${SHAPE} ${PAIR}` }, []],
  ['two pairs', 'dual-empty-rectangle', { without: `${SHAPE} ${PAIR} r124568c4<>5 r7c4<>5` }, ['r89c7<>5']],
  [
    '6×6',
    'empty-rectangle',
    { geometry: SIX.ok ? SIX.value : undefined, without: 'r1c56<>5 r1345c2<>5' },
    ['r6c4<>5'],
  ],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected, options) => {
  expect(findTexts(emptyRectangle, technique, caseBoard(position), options)).toEqual(expected);
});

test('the evidence', () => {
  const position = caseBoard({ without: `${SHAPE} ${PAIR}` });
  const { areas, columns } = position.tables;
  const [{ evidence }] = findAll(emptyRectangle, 'empty-rectangle', position);
  expect(evidence).toEqual({
    digits: [5],
    cells: [{ cells: [7, 8, 16, 17], role: 'empty' }],
    candidates: [15, 19, 24, 25, 26, 64].map((cell) => ({ cell, digit: 5, role: 'pattern' })),
    chains: [
      {
        nodes: [[64], [19], [24, 25, 26], [15]].map((cells) => ({ digit: 5, cells })),
        links: [
          { strength: 'strong', reason: { kind: 'house', house: columns[1] } },
          { strength: 'weak', reason: { kind: 'sight' } },
          { strength: 'strong', reason: { kind: 'house', house: areas[2] } },
        ],
        shape: 'open',
      },
    ],
  });
});
