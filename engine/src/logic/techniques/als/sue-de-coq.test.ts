import { expect, test } from 'vitest';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { sueDeCoq } from './sue-de-coq.ts';

const PLAIN = 'r1c12=1234 r1c9=12 r3c3=34';
const STRUCK = 'r1c345678<>1, r1c345678<>2, r1c3,r2c123,r3c12<>3, r1c3,r2c123,r3c12<>4';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [name: string, only: string, string[]][] = [
  ['one cell beside the intersection on either side', PLAIN, [STRUCK]],
  ['a digit of its own leaves the line set too wide', 'r1c12=1234 r1c9=15 r3c3=34', []],
  ['both sets want the same digit', 'r1c12=1234 r1c9=12 r3c3=23', []],
  ['the line set lies in another row', 'r1c12=1234 r2c9=12 r3c3=34', []],
];

test.each(ROWS)('%s', (_, only, expected) => {
  expect(findTexts(sueDeCoq, 'sue-de-coq', caseBoard({ only }))).toEqual(expected);
});

test('the cheapest is the same', () => {
  const cheapest = findAll(sueDeCoq, 'sue-de-coq', caseBoard({ only: PLAIN }), { extent: 'cheapest' });
  expect(cheapest).toEqual(findAll(sueDeCoq, 'sue-de-coq', caseBoard({ only: PLAIN })));
});

test('the evidence names the three parts of the pattern and their digits', () => {
  const [{ evidence }] = findAll(sueDeCoq, 'sue-de-coq', caseBoard({ only: PLAIN }));
  expect(evidence.cells).toEqual([
    { cells: [0, 1], role: 'intersection', digits: 0b1111 },
    { cells: [8], role: 'line-set', digits: 0b0011 },
    { cells: [20], role: 'area-set', digits: 0b1100 },
  ]);
});
