import { defineKind } from '../kind.ts';
import { cellSet } from '../schema.ts';
import { pairs } from '../compile-board.ts';
import { comparedPairs } from '../families/compared-pairs.ts';

export const minimum = defineKind({
  rule: 'Each cell is smaller than its orthogonal neighbours, but for those in the same set.',
  fields: { cells: cellSet() },
  dependsOn: ['values', 'neighbours'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => 4 * cells.length,
  holds: ({ cells }, { geometry, value }) =>
    comparedPairs(geometry, cells).every(([a, b]) => value(a) < value(b)),
  compile: ({ cells }, board) => pairs(board, comparedPairs(board.geometry, cells), (x, y) => x < y),
});
