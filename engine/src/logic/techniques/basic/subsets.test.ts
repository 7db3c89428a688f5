import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { subsets } from './subsets.ts';
import type { TechniqueId } from '../../catalogue.ts';

const SIXTEEN = createGeometry(variantSpec('classic', 16));

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  technique: TechniqueId,
  position: Parameters<typeof caseBoard>[0],
  string[],
][] = [
  ['a pair in a row', 'naked-pair', { only: 'r1c19=47' }, ['r1c2345678<>4, r1c2345678<>7']],
  ['a pair that eliminates in a row only', 'naked-pair', { only: 'r1c12=47', without: 'r123c123<>47' }, []],
  [
    'a pair in row and box, but the box has nothing',
    'naked-pair',
    { only: 'r1c12=47', without: 'r23c123<>47 r1c3<>47' },
    ['r1c456789<>4, r1c456789<>7'],
  ],
  ['is not locked', 'locked-pair', { only: 'r1c12=47', without: 'r23c123<>47 r1c3<>47' }, []],
  ['a locked pair', 'locked-pair', { only: 'r1c12=47' }, ['r1c3456789,r23c123<>4, r1c3456789,r23c123<>7']],
  ['is no naked pair', 'naked-pair', { only: 'r1c12=47' }, []],
  [
    'a locked triple with two digits each',
    'locked-triple',
    { only: 'r1c1=47 r1c2=79 r1c3=49', without: 'r456789c123<>47' },
    ['r1c456789,r23c123<>4, r1c456789,r23c123<>7, r1c456789,r23c123<>9'],
  ],
  [
    'a naked triple',
    'naked-triple',
    { only: 'r1c5=12 r5c5=23 r9c5=123' },
    ['r234678c5<>1, r234678c5<>2, r234678c5<>3'],
  ],
  [
    'a naked quadruple',
    'naked-quadruple',
    { only: 'r1c1=12 r1c4=23 r1c6=34 r1c8=14' },
    ['r1c23579<>1, r1c23579<>2, r1c23579<>3, r1c23579<>4'],
  ],
  [
    'a hidden pair',
    'hidden-pair',
    { without: 'r1c2345678<>47' },
    ['r1c19<>1, r1c19<>2, r1c19<>3, r1c19<>5, r1c19<>6, r1c19<>8, r1c19<>9'],
  ],
  ['three places are no pair', 'hidden-pair', { without: 'r1c234567<>47' }, []],
  [
    'a hidden triple in a box',
    'hidden-triple',
    { without: 'r5c456<>123 r6c45<>123 r4c5<>123', only: 'r4c4=129 r4c6=138' },
    ['r6c6<>4, r6c6<>5, r6c6<>6, r6c6<>7, r46c6<>8, r4c4,r6c6<>9'],
  ],
  [
    'a hidden quadruple',
    'hidden-quadruple',
    { without: 'r12345c9<>1234', only: 'r6c9=1234 r7c9=1235 r8c9=1234 r9c9=1234' },
    ['r7c9<>5'],
  ],
  [
    '16×16',
    'naked-pair',
    {
      geometry: SIXTEEN.ok ? SIXTEEN.value : undefined,
      only: 'r(10)c(1)(16)=AG',
      without: 'r(10)c2345678<>AG',
    },
    [
      ['A', 'G']
        .map((symbol) => `${[9, 10, 11, 12, 13, 14, 15].map((c) => `r10c${c}`).join()}<>${symbol}`)
        .join(', '),
    ],
  ],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect(findTexts(subsets, technique, caseBoard(position)).map(sorted)).toEqual(expected.map(sorted));
});

test('the evidence of a naked pair', () => {
  const position = caseBoard({ only: 'r1c19=47' });
  const [{ evidence }] = findAll(subsets, 'naked-pair', position);
  expect(evidence).toEqual({
    digits: [4, 7],
    houses: [{ house: position.tables.rows[0], role: 'home' }],
    cells: [{ cells: [0, 8], role: 'pattern', digits: 0b1001000 }],
    candidates: [0, 8].flatMap((cell) => [4, 7].map((digit) => ({ cell, digit, role: 'pattern' }))),
  });
});

function sorted(text: string): string {
  return text.split(', ').sort().join(', ');
}
