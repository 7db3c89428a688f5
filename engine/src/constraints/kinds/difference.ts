import { defineKind } from '../kind.ts';
import { cellSet, integer } from '../schema.ts';
import { pair } from '../compile-board.ts';

export const difference = defineKind({
  rule: 'The two values differ by the difference.',
  fields: { cells: cellSet(2, 2), difference: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells: [a, b], difference: wanted }, { value }) => Math.abs(value(a) - value(b)) === wanted,
  compile: ({ cells: [a, b], difference: wanted }, board) => [
    pair(board, a, b, (x, y) => Math.abs(x - y) === wanted),
  ],
});
