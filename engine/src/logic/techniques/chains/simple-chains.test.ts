import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import type { FinderOptions } from '../../finder-context.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { simpleChains } from './simple-chains.ts';
import type { TechniqueId } from '../../catalogue.ts';

const DIAGONALS = createGeometry(variantSpec('x'));
const SIXTEEN = createGeometry(variantSpec('classic', 16));

const ON_DIAGONAL = 'r1c1<>1 r3c3<>1 r4c4<>1 r5c5<>1 r6c6<>1 r7c7<>1 r9c9<>1 r124679c3<>1 r8c1245679<>1';
const FOUR_CELLS = 'r1c1=12 r1c5=23 r6c5=34 r6c3=14';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  technique: TechniqueId,
  position: Parameters<typeof caseBoard>[0],
  string[],
  options?: Partial<FinderOptions>,
][] = [
  ['two rows', 'x-chain', { without: 'r1c2346789<>1 r6c1246789<>1' }, ['r23c3,r45c1<>1']],
  ['a strong link alone', 'x-chain', { without: 'r1c2456789<>1' }, []],
  [
    'a strong link on a diagonal',
    'x-chain',
    { geometry: DIAGONALS.ok ? DIAGONALS.value : undefined, without: ON_DIAGONAL },
    ['r456c2<>1'],
  ],
  ['which an ordinary board does not have', 'x-chain', { without: ON_DIAGONAL }, []],
  ['four cells of two', 'xy-chain', { only: FOUR_CELLS }, ['r123c3,r456c1<>1']],
  ['longer than allowed', 'xy-chain', { only: FOUR_CELLS }, [], { chainLength: 6 }],
  ['a naked pair is none', 'xy-chain', { only: 'r1c19=12' }, []],
  ['the ends differ', 'xy-chain', { only: 'r1c1=12 r1c5=23 r6c5=34 r6c3=45' }, []],
  [
    '16×16',
    'xy-chain',
    {
      geometry: SIXTEEN.ok ? SIXTEEN.value : undefined,
      only: 'r(1)c(1)=12 r(1)c(16)=23 r(16)c(16)=13',
    },
    ['r16c1<>1'],
  ],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected, options) => {
  expect(findTexts(simpleChains, technique, caseBoard(position), options)).toEqual(expected);
});

test('of all chains the shortest comes alone where one is enough', () => {
  const only = 'r1c1=12 r1c5=23 r1c9=24 r6c5=34 r6c9=14 r6c3=14';
  const position = caseBoard({ only });
  const [first, ...others] = findAll(simpleChains, 'xy-chain', position, { extent: 'cheapest' });
  expect(others).toEqual([]);
  expect(first.evidence.chains![0].nodes).toHaveLength(6);
});

test('every link has its reason', () => {
  const position = caseBoard({ without: 'r1c2346789<>1 r6c1246789<>1' });
  const [{ evidence }] = findAll(simpleChains, 'x-chain', position);
  const [first, sixth] = [position.tables.rows[0], position.tables.rows[5]];
  expect(evidence.chains).toEqual([
    {
      nodes: [0, 4, 49, 47].map((cell) => ({ digit: 1, cells: [cell] })),
      links: [
        { strength: 'strong', reason: { kind: 'house', house: first } },
        { strength: 'weak', reason: { kind: 'sight' } },
        { strength: 'strong', reason: { kind: 'house', house: sixth } },
      ],
      shape: 'open',
    },
  ]);
});
