/** Neighbours, lines and thirds, on boards small enough to count by hand. */
import { describe, expect, test } from 'vitest';
import { createGeometry } from '../model/create-geometry.ts';
import type { Geometry, GeometrySpec } from '../model/geometry.ts';
import {
  allDirections,
  DIAGONAL,
  isLoop,
  KNIGHT,
  neighboursOf,
  ORTHOGONAL,
  pairsApart,
  pairsAtTaxicab,
  regionIndices,
  thirdOf,
  twoByTwos,
  wound,
} from './surroundings.ts';

function board(spec: GeometrySpec): Geometry {
  const made = createGeometry(spec);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** 0 1 2 above 3 4 5. */
const TWO_ROWS = board({ size: 6, rows: 2, columns: 3 });

describe('pairs of cells, each once', () => {
  test.each<[string, () => [number, number][], string]>([
    ['side by side', () => pairsApart(TWO_ROWS, ORTHOGONAL), '01 03 12 14 25 34 45'],
    ['at a corner', () => pairsApart(TWO_ROWS, DIAGONAL), '04 13 15 24'],
    ['a knight’s move apart', () => pairsApart(TWO_ROWS, KNIGHT), '05 23'],
    ['a step there and back', () => pairsApart(TWO_ROWS, [[0, 1], [0, -1]]), '01 12 34 45'],
    ['no step at all', () => pairsApart(TWO_ROWS, [[0, 0]]), ''],
    ['a knight’s move in all directions', () => pairsApart(TWO_ROWS, allDirections([1, 2])), '05 23'],
    ['at a taxicab distance of 1', () => pairsAtTaxicab(TWO_ROWS, 1), '01 03 12 14 25 34 45'],
    ['at a taxicab distance of 2', () => pairsAtTaxicab(TWO_ROWS, 2), '02 04 13 15 24 35'],
    ['at a taxicab distance of 3', () => pairsAtTaxicab(TWO_ROWS, 3), '05 23'],
    ['farther than the board', () => pairsAtTaxicab(TWO_ROWS, 4), ''],
  ])('%s', (_, find, wanted) => {
    expect(find().map((pair) => pair.join('')).sort().join(' ')).toBe(wanted);
  }); // oxfmt-ignore
});

test('the neighbours of a cell are above, to the left, to the right and below', () => {
  const small = board({ size: 4 });
  expect(neighboursOf(small, 5)).toEqual([1, 4, 6, 9]);
  expect(neighboursOf(small, 0)).toEqual([1, 4]);
  expect(neighboursOf(small, 15)).toEqual([11, 14]);
});

test('blocks of two by two leave out what is not on the board', () => {
  expect(twoByTwos(TWO_ROWS)).toEqual([
    [0, 1, 3, 4],
    [1, 2, 4, 5],
  ]);
});

test('a cell in no region has the index −1', () => {
  const parts = board({ size: 4, regions: [...'BB..BB..CCCC....'] });
  expect(regionIndices(parts)).toEqual([0, 0, -1, -1, 0, 0, -1, -1, 1, 1, 1, 1, -1, -1, -1, -1]);
});

test.each([
  { cells: [1], length: 2, loop: false, line: [1] },
  { cells: [1, 1], length: 2, loop: false, line: [1, 1] },
  { cells: [1, 2, 1], length: 2, loop: true, line: [1, 2] },
  { cells: [1, 2, 3], length: 2, loop: false, line: [1, 2, 3] },
  { cells: [1, 2, 3, 1], length: 1, loop: true, line: [1, 2, 3] },
  { cells: [1, 2, 3, 1], length: 2, loop: true, line: [1, 2, 3, 1] },
  { cells: [1, 2, 3, 1], length: 3, loop: true, line: [1, 2, 3] },
  { cells: [1, 2, 3, 4, 1], length: 3, loop: true, line: [1, 2, 3, 4, 1, 2] },
])('the line $cells read by $length', ({ cells, length, loop, line }) => {
  expect(isLoop(cells)).toBe(loop);
  expect(wound(cells, length)).toEqual(line);
});

test.each([
  { size: 4, lowestValue: 1, thirds: '0112' },
  { size: 5, lowestValue: 0, thirds: '00122' },
  { size: 6, lowestValue: 1, thirds: '001122' },
  { size: 7, lowestValue: 3, thirds: '0011122' },
  { size: 8, lowestValue: 1, thirds: '00011222' },
  { size: 9, lowestValue: 0, thirds: '000111222' },
])('$size values from $lowestValue fall into thirds', ({ size, lowestValue, thirds }) => {
  const geometry = board({ size, lowestValue });
  expect(geometry.values.map((value) => thirdOf(value, geometry)).join('')).toBe(thirds);
});
