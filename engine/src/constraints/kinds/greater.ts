import { defineKind } from '../kind.ts';
import { cellLine } from '../schema.ts';
import { pair } from '../compile-board.ts';

export const greater = defineKind({
  rule: 'The first cell is greater than the second.',
  fields: { cells: cellLine(2, 2) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells: [a, b] }, { value }) => value(a) > value(b),
  compile: ({ cells: [a, b] }, board) => [pair(board, a, b, (x, y) => x > y)],
});
