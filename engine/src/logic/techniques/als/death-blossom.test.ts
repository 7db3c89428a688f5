import { expect, test } from 'vitest';
import { caseBoard, findAll, findTexts } from '../case.ts';
import { deathBlossom } from './death-blossom.ts';

// Source of every row: built from the definition of the technique.
const ROWS: readonly [name: string, only: string, string[]][] = [
  ['a stem of two digits', 'r5c5=12 r5c1=13 r1c5=23', ['r1c1<>3']],
  ['a stem of three digits', 'r5c5=124 r5c1=13 r6c5=23 r4c4=34', ['r5c46<>3']],
  ['a digit of the stem without a petal', 'r5c5=124 r5c1=13 r1c5=23', []],
  ['Z is a candidate of the stem', 'r5c5=123 r5c1=13 r1c5=23', []],
  ['a petal that the stem does not see', 'r5c5=12 r4c1=13 r1c5=23', []],
];

test.each(ROWS)('%s', (_, only, expected) => {
  expect(findTexts(deathBlossom, 'death-blossom', caseBoard({ only }))).toEqual(expected);
});

test('the stem is the first set and the pivot', () => {
  const steps = findAll(deathBlossom, 'death-blossom', caseBoard({ only: 'r5c5=12 r5c1=13 r1c5=23' }));
  const { sets, cells, commons } = steps[0].evidence;
  expect(sets![0]).toMatchObject({ cells: [40], digits: 0b11 });
  expect(cells).toEqual([{ cells: [40], role: 'pivot' }]);
  expect(commons!.map(({ digit }) => digit)).toEqual([1, 2]);
});
