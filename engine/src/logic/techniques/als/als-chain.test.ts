import { expect, test } from 'vitest';
import type { FinderOptions } from '../../finder-context.ts';
import { alsChain } from './als-chain.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';

/** Bivalue cells r1c1=12, r1c9=23, r9c9=34, r9c5=45 and an end of one or two cells in column 5. */
const FOUR = 'r1c1=12 r1c9=23 r9c9=34 r9c5=14';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [
  name: string,
  position: Parameters<typeof caseBoard>[0],
  string[],
  options?: Partial<FinderOptions>,
][] = [
  ['four sets', { only: FOUR }, ['r1c5,r9c1<>1']],
  ['three sets are an ALS-XY-wing', { only: 'r1c1=12 r1c9=23 r9c9=13' }, []],
  ['a common that is not restricted', { only: 'r1c1=12 r2c9=23 r9c9=34 r9c5=14' }, []],
  ['the same common on both sides of a set', { only: 'r1c1=12 r1c9=23 r9c9=234 r9c5=14' }, []],
  ['a set of two cells', { only: 'r1c1=12 r1c9=23 r9c9=34 r8c5=15 r9c5=145' }, ['r1c5<>1']],
];

test.each(ROWS)('%s', (_, position, expected, options) => {
  expect(findTexts(alsChain, 'als-xy-chain', caseBoard(position), options)).toEqual(expected);
});

test('the cheapest is the same', () => {
  expect(findTexts(alsChain, 'als-xy-chain', caseBoard({ only: FOUR }), { extent: 'cheapest' })).toEqual([
    'r1c5,r9c1<>1',
  ]);
});

test('sets and commons in the order of the chain', () => {
  const [{ evidence }] = findAll(alsChain, 'als-xy-chain', caseBoard({ only: FOUR }));
  expect(evidence.sets!.map(({ cells }) => cells)).toEqual([[0], [8], [80], [76]]);
  expect(evidence.commons!.map(({ digit }) => digit)).toEqual([2, 3, 4]);
});
