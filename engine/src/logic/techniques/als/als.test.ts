import { expect, test } from 'vitest';
import { ALS_CATALOGUE, commonPeers } from './als.ts';
import { cellsIn } from '../../cell-set.ts';
import { BIVALUE, CONJUGATES } from '../../links.ts';
import { eliminate } from '../../position.ts';
import { createFinderContext, read } from '../../finder-context.ts';
import { caseBoard } from '../case.ts';

/** Row 1 as three bivalue cells and six others; every other cell keeps all nine candidates. */
const ROW = caseBoard({ only: 'r1c1=12 r1c5=23 r1c9=13', without: 'r2c1<>123' });

test('sets of one house with one digit more than cells, each once', () => {
  const sets = read(createFinderContext(ROW), ALS_CATALOGUE).map(({ plain }) => plain);
  const names = sets.map(({ cells, digits }) => `${cells.join()}:${digits.toString(2)}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 6)).toEqual(['0:11', '4:110', '8:101', '0,4:111', '0,8:111', '4,8:111']);
  for (const { cells, digits, house } of sets) {
    const union = cells.reduce((set, cell) => set | ROW.candidates[cell], 0);
    expect(digits).toBe(union);
    for (const cell of cells) expect(ROW.tables.houseCells[house]).toContain(cell);
  }
});

test('a set in two houses is listed in the first', () => {
  const position = caseBoard({ only: 'r1c1=12 r1c2=123' });
  const both = read(createFinderContext(position), ALS_CATALOGUE).filter(
    ({ plain }) => plain.cells.join() === '0,1',
  );
  expect(both.map(({ plain }) => plain.house)).toEqual([position.tables.rows[0]]);
});

test('holders and the cells that see them', () => {
  const [, , , set] = read(createFinderContext(ROW), ALS_CATALOGUE);
  expect(cellsIn(set.holders[1])).toEqual([0]);
  expect(cellsIn(set.holders[2])).toEqual([0, 4]);
  expect(cellsIn(set.seenBy[2])).toEqual([1, 2, 3, 5, 6, 7, 8]);
  expect(set.holders[4]).toBeUndefined();
  expect(cellsIn(commonPeers(ROW.tables, [0, 4]))).toEqual([1, 2, 3, 5, 6, 7, 8]);
});

test('conjugate pairs and bivalue cells follow the position', () => {
  const position = caseBoard({ without: 'r1c3456789<>7' });
  const search = createFinderContext(position);
  expect(read(search, CONJUGATES)[7]).toEqual([{ digit: 7, house: position.tables.rows[0], a: 0, b: 1 }]);
  expect(cellsIn(read(search, BIVALUE).cells)).toEqual([]);
  for (let digit = 1; digit <= 7; digit++) eliminate(position, 0, digit);
  expect(read(search, CONJUGATES)[7]).toEqual([]);
  expect(cellsIn(read(search, BIVALUE).cells)).toEqual([0]);
});
