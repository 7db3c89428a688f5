import { defineKind } from '../kind.ts';
import { cellSet, integer } from '../schema.ts';
import { pair } from '../compile-board.ts';

export const ratio = defineKind({
  rule: 'One value is the other times the ratio.',
  fields: { cells: cellSet(2, 2), ratio: integer(1) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells: [a, b], ratio: wanted }, { value }) =>
    value(a) === wanted * value(b) || value(b) === wanted * value(a),
  compile: ({ cells: [a, b], ratio: wanted }, board) => [
    pair(board, a, b, (x, y) => x === wanted * y || y === wanted * x),
  ],
});
