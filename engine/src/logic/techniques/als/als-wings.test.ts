import { expect, test } from 'vitest';
import { alsWings } from './als-wings.ts';
import { caseBoard, findAll, findTexts } from '../case.ts';

/** A cell 12 and two cells of column 7 with 123; 2 cannot be in both, since r1c1 sees r1c7. */
const XZ = 'r1c1=12 r1c7=23 r2c7=13';
const XY = 'r1c1=12 r1c9=23 r9c9=13';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [name: string, technique: 'als-xz' | 'als-xy-wing', only: string, string[]][] = [
  // Once as r1c1 and the two cells of the column, once as the two cells of the row and r2c7, linked by 3.
  ['a cell and two cells', 'als-xz', XZ, ['r1c89,r2c123<>1', 'r1c89,r2c123<>1']],
  ['the common is not restricted', 'als-xz', 'r1c1=12 r2c7=23 r3c7=13', []],
  ['nothing but the common is shared', 'als-xz', 'r1c1=12 r1c7=23 r2c7=34', []],
  ['three cells in a row of sight', 'als-xy-wing', XY, ['r9c1<>1']],
  ['the same common on both sides', 'als-xy-wing', 'r1c1=12 r1c9=25 r9c9=12', []],
  ['a set out of sight of the pivot', 'als-xy-wing', 'r1c1=12 r2c9=23 r9c8=13', []],
];

test.each(ROWS)('%s: %s', (_, technique, only, expected) => {
  expect(findTexts(alsWings, technique, caseBoard({ only }))).toEqual(expected);
});

test('the pivot stands between the two others', () => {
  const [{ evidence }] = findAll(alsWings, 'als-xy-wing', caseBoard({ only: XY }));
  expect(evidence.sets!.map(({ cells }) => cells)).toEqual([[0], [8], [80]]);
  expect(evidence.commons).toEqual([
    { a: 0, b: 1, digit: 2 },
    { a: 1, b: 2, digit: 3 },
  ]);
});
