import { defineKind } from '../kind.ts';
import { cellSet } from '../schema.ts';
import { among, count, digitSets, setWork } from '../compile-board.ts';
import { areDifferent, pairCount } from '../surroundings.ts';

export const equalityCage = defineKind({
  rule: 'The digits differ; as many are odd as even, and as many low as high. Of an odd number of values the middle one is neither and may not occur.',
  fields: { cells: cellSet() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }, geometry) => 3 * cells.length + pairCount(cells.length) + setWork(geometry, cells),
  holds: ({ cells }, { geometry, values }) => {
    const held = values(cells);
    const middle = (geometry.values[0] + geometry.values[geometry.size - 1]) / 2;
    return (
      areDifferent(held) &&
      !held.includes(middle) &&
      2 * held.filter((value) => value % 2 === 0).length === held.length &&
      2 * held.filter((value) => value < middle).length === held.length
    );
  },
  compile: ({ cells }, board) => {
    const middle = (board.low + board.high) / 2;
    const half = cells.length / 2;
    return [
      ...cells.map((cell) => among(board, cell, (value) => value !== middle)),
      count(board, cells, (value) => value % 2 === 0, [half]),
      count(board, cells, (value) => value < middle, [half]),
      ...digitSets(
        board,
        cells,
        (values) =>
          !values.includes(middle) &&
          2 * values.filter((value) => value % 2 === 0).length === values.length &&
          2 * values.filter((value) => value < middle).length === values.length,
      ),
    ];
  },
});
