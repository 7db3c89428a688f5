import { defineKind } from '../kind.ts';
import { cellSet, integers } from '../schema.ts';
import { digitSets, linear, terms, setWork } from '../compile-board.ts';
import { total, areDifferent, pairCount } from '../surroundings.ts';

export const cageSums = defineKind({
  rule: 'The digits differ, and the values add up to one of the sums.',
  fields: { cells: cellSet(), sums: integers() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, sums }, geometry) =>
    cells.length + pairCount(cells.length) + setWork(geometry, cells) + sums.length,
  holds: ({ cells, sums }, { values }) => areDifferent(values(cells)) && sums.includes(total(values(cells))),
  compile: ({ cells, sums }, board) => [
    ...linear(board, terms(cells, 1), Math.min(...sums), Math.max(...sums)),
    ...digitSets(board, cells, (values) => sums.includes(total(values))),
  ],
});
