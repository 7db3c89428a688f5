import { expect, test } from 'vitest';
import { variantSpec } from '../../../model/boards.ts';
import { createGeometry } from '../../../model/create-geometry.ts';
import { type CaseBoard, caseBoard, findAll, findTexts } from '../case.ts';
import type { TechniqueId } from '../../catalogue.ts';
import { wings } from './wings.ts';

const X = createGeometry(variantSpec('x'));
const onX = X.ok ? X.value : undefined;

// Source of every row: built from the definition of the technique.
const ROWS: readonly [name: string, technique: TechniqueId, board: CaseBoard, string[]][] = [
  ['pincers in row and box', 'xy-wing', { only: 'r1c1=12 r1c7=13 r3c2=23' }, ['r1c23,r3c789<>3']],
  ['pincers in row and column', 'xy-wing', { only: 'r1c1=12 r1c7=13 r6c1=23' }, ['r6c7<>3']],
  ['pincers that share a pivot digit', 'xy-wing', { only: 'r1c1=12 r1c7=13 r3c2=13' }, []],
  ['a pincer out of sight', 'xy-wing', { only: 'r1c1=12 r2c7=13 r3c2=23' }, []],
  ['nothing to eliminate', 'xy-wing', { only: 'r1c1=12 r1c7=13 r6c1=23', without: 'r6c7<>3' }, []],
  [
    'a pivot on the diagonal',
    'xy-wing',
    { geometry: onX, only: 'r1c1=12 r5c5=13 r1c8=23' },
    ['r1c59,r258c8,r3c7<>3'],
  ],
  ['a pivot of three', 'xyz-wing', { only: 'r1c1=123 r1c7=13 r3c2=23' }, ['r1c23<>3']],
  ['no cell sees all three', 'xyz-wing', { only: 'r1c1=123 r1c7=13 r6c1=23' }, []],
  ['a pivot of four', 'xyz-wing', { only: 'r1c1=1234 r1c7=13 r3c2=23' }, []],
  ['a pair in a column', 'w-wing', { only: 'r1c1=69 r5c8=69', without: 'r2346789c4<>6' }, ['r1c8,r5c1<>9']],
  [
    'a pair in a box, crossed',
    'w-wing',
    { only: 'r7c1=69 r8c8=69', without: 'r7c56<>6 r8c46<>6 r9c456<>6' },
    ['r7c789,r8c123<>9'],
  ],
  ['three places', 'w-wing', { only: 'r1c1=69 r5c8=69', without: 'r236789c4<>6' }, []],
  ['both ends see one cell only', 'w-wing', { only: 'r1c1=69 r6c8=69', without: 'r2346789c4<>6' }, []],
];

test.each(ROWS)('%s: %s', (_, technique, board, expected) => {
  expect(findTexts(wings, technique, caseBoard(board))).toEqual(expected);
});

test('the evidence of a W-wing', () => {
  const position = caseBoard({ only: 'r1c1=69 r5c8=69', without: 'r2346789c4<>6' });
  const [{ evidence }] = findAll(wings, 'w-wing', position);
  const home = position.tables.columns[3];
  const node = (digit: number, cell: number) => ({ digit, cells: [cell] });
  expect(evidence).toEqual({
    digits: [6, 9],
    houses: [{ house: home, role: 'home' }],
    cells: [{ cells: [0, 43], role: 'pincer' }],
    chains: [
      {
        nodes: [node(9, 0), node(6, 0), node(6, 3), node(6, 39), node(6, 43), node(9, 43)],
        links: [
          { strength: 'strong', reason: { kind: 'cell', cell: 0 } },
          { strength: 'weak', reason: { kind: 'sight' } },
          { strength: 'strong', reason: { kind: 'house', house: home } },
          { strength: 'weak', reason: { kind: 'sight' } },
          { strength: 'strong', reason: { kind: 'cell', cell: 43 } },
        ],
        shape: 'open',
      },
    ],
  });
});

test('the evidence of an XY-wing', () => {
  const [{ evidence }] = findAll(wings, 'xy-wing', caseBoard({ only: 'r1c1=12 r1c7=13 r3c2=23' }));
  expect(evidence.digits).toEqual([1, 2, 3]);
  expect(evidence.cells).toEqual([
    { cells: [0], role: 'pivot' },
    { cells: [6, 19], role: 'pincer' },
  ]);
  expect(evidence.chains![0].nodes.map(({ digit }) => digit)).toEqual([3, 1, 1, 2, 2, 3]);
});
