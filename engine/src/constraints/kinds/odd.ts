import { defineKind } from '../kind.ts';
import { cellSet } from '../schema.ts';
import { among } from '../compile-board.ts';

export const odd = defineKind({
  rule: 'The values are odd.',
  fields: { cells: cellSet() },
  dependsOn: ['values'],
  each: 'place',
  entry: 'inside',
  holds: ({ cells }, { values }) => values(cells).every((value) => value % 2 === 1),
  compile: ({ cells }, board) => cells.map((cell) => among(board, cell, (value) => value % 2 === 1)),
});
