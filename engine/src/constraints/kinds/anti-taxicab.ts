import { defineKind } from '../kind.ts';
import { pairs } from '../compile-board.ts';
import { pairsAtTaxicab, taxicabWork } from '../surroundings.ts';

export const antiTaxicab = defineKind({
  rule: 'No digit of value v has another of its kind at a taxicab distance of exactly v.',
  fields: {},
  dependsOn: ['values', 'neighbours'],
  each: 'place',
  entry: 'inside',
  work: (_, geometry) => geometry.values.reduce((sum, value) => sum + taxicabWork(geometry, value), 0),
  holds: (_, { geometry, value }) =>
    geometry.values.every((v) =>
      pairsAtTaxicab(geometry, v).every(([a, b]) => value(a) !== v || value(b) !== v),
    ),
  compile: (_, board) =>
    board.values.flatMap((v) =>
      pairs(board, pairsAtTaxicab(board.geometry, v), (x, y) => x !== v || y !== v),
    ),
});
