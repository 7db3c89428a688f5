import { defineKind } from '../kind.ts';
import { differPairs } from '../compile-board.ts';
import { pairsApart, KNIGHT } from '../surroundings.ts';

export const antiKnight = defineKind({
  rule: 'Cells a knight’s move apart hold different digits.',
  fields: {},
  dependsOn: ['neighbours'],
  each: 'place',
  entry: 'inside',
  work: (_, { cells }) => 4 * cells.length,
  holds: (_, { geometry, value }) => pairsApart(geometry, KNIGHT).every(([a, b]) => value(a) !== value(b)),
  compile: (_, { geometry }) => differPairs(pairsApart(geometry, KNIGHT)),
});
