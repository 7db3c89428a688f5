import { defineKind } from '../kind.ts';
import { cellSet, integer } from '../schema.ts';
import { pair } from '../compile-board.ts';

export const pairSum = defineKind({
  rule: 'The two values add up to the sum.',
  fields: { cells: cellSet(2, 2), sum: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells: [a, b], sum }, { value }) => value(a) + value(b) === sum,
  compile: ({ cells: [a, b], sum }, board) => [pair(board, a, b, (x, y) => x + y === sum)],
});
