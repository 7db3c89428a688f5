import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { remotePair } from './remote-pair.ts';

const SIXTEEN = createGeometry(variantSpec('classic', 16));

const FOUR = 'r1c1=89 r1c8=89 r3c7=89 r6c7=89';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [name: string, position: Parameters<typeof caseBoard>[0], string[]][] = [
  ['four cells', { only: FOUR }, ['r1c7,r6c1<>8, r1c7,r6c1<>9']],
  ['three cells prove nothing', { only: 'r1c1=89 r1c8=89 r3c7=89' }, []],
  ['one of another pair', { only: 'r1c1=89 r1c8=89 r3c7=79 r6c7=89' }, []],
  ['only one digit left to strike', { only: FOUR, without: 'r1c7<>89 r6c1<>9' }, ['r6c1<>8']],
  [
    'five cells: the ends hold the same',
    { only: 'r1c1=89 r1c8=89 r5c8=89 r5c5=89 r9c5=89', without: 'r1c5<>89 r5c1<>89' },
    ['r9c8<>8, r9c8<>9'],
  ],
  [
    '16×16',
    {
      geometry: SIXTEEN.ok ? SIXTEEN.value : undefined,
      only: 'r(1)c(1)=AG r(1)c(16)=AG r(16)c(16)=AG r(16)c(3)=AG',
    },
    [['A', 'G'].map((symbol) => `r1c3,r2c3,r3c3,r4c3,r13c1,r14c1,r15c1,r16c1<>${symbol}`).join(', ')],
  ],
];

test.each(ROWS)('%s', (_, position, expected) => {
  const found = findTexts(remotePair, 'remote-pair', caseBoard(position));
  expect(found).toEqual(expected);
});

test('a chain for each digit that goes', () => {
  const [{ evidence }] = findAll(remotePair, 'remote-pair', caseBoard({ only: FOUR, without: 'r1c7<>89' }));
  expect(evidence.chains!.map(({ nodes }) => nodes.map(({ digit }) => digit).join(''))).toEqual([
    '89988998',
    '98899889',
  ]);
  expect(evidence.chains![0].links.map(({ reason }) => reason.kind)).toEqual([
    'cell',
    'sight',
    'cell',
    'sight',
    'cell',
    'sight',
    'cell',
  ]);
});
