import { defineKind } from '../kind.ts';
import { differPairs } from '../compile-board.ts';
import { pairsApart, DIAGONAL } from '../surroundings.ts';

/** Orthogonal neighbours follow from rows and columns. */
export const antiKing = defineKind({
  rule: 'Cells that touch at a corner hold different digits.',
  fields: {},
  dependsOn: ['neighbours'],
  each: 'place',
  entry: 'inside',
  work: (_, { cells }) => 4 * cells.length,
  holds: (_, { geometry, value }) => pairsApart(geometry, DIAGONAL).every(([a, b]) => value(a) !== value(b)),
  compile: (_, { geometry }) => differPairs(pairsApart(geometry, DIAGONAL)),
});
