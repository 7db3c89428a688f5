import { expect, test } from 'vitest';
import { avoidableRectangles } from './avoidable-rectangle.ts';
import { type CaseBoard, caseBoard, findAll, findTexts } from '../case.ts';
import type { TechniqueId } from '../../catalogue.ts';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [name: string, technique: TechniqueId, board: CaseBoard, string[]][] = [
  ['three filled', 'avoidable-rectangle-1', { board: '+1..+2..... +2' }, ['r2c4<>1']],
  ['one of them given', 'avoidable-rectangle-1', { board: '+1..2..... +2' }, []],
  ['a third digit', 'avoidable-rectangle-1', { board: '+1..+2..... +3' }, []],
  ['the digit is eliminated', 'avoidable-rectangle-1', { board: '+1..+2..... +2', without: 'r2c4<>1' }, []],
  ['two beside', 'avoidable-rectangle-2', { board: '+1..+2', only: 'r2c1=27 r2c4=17' }, ['r2c2356789<>7']],
  ['two beside, one given', 'avoidable-rectangle-2', { board: '+1..2', only: 'r2c1=27 r2c4=17' }, []],
  ['extras that differ', 'avoidable-rectangle-2', { board: '+1..+2', only: 'r2c1=27 r2c4=18' }, []],
  [
    'two across, either digit may be the extra',
    'avoidable-rectangle-2',
    { board: '+1........ ...+1', only: 'r1c4=27 r2c1=27' },
    ['r1c23,r2c56<>7', 'r1c23,r2c56<>2'],
  ],
];

test.each(ROWS)('%s: %s', (_, technique, position, expected) => {
  expect(findTexts(avoidableRectangles, technique, caseBoard(position))).toEqual(expected);
});

test('the evidence of type 2', () => {
  const position = caseBoard({ board: '+1..+2', only: 'r2c1=27 r2c4=17' });
  const [{ evidence }] = findAll(avoidableRectangles, 'avoidable-rectangle-2', position);
  expect(evidence).toEqual({
    digits: [1, 2],
    cells: [
      { cells: [0, 3], role: 'floor' },
      { cells: [9, 12], role: 'roof' },
    ],
    candidates: [
      { cell: 9, digit: 7, role: 'extra' },
      { cell: 12, digit: 7, role: 'extra' },
    ],
    deadly: { cells: [0, 3, 9, 12], digits: [0b1, 0b10, 0b10, 0b1] },
  });
});
