import { defineKind } from '../kind.ts';
import { integer } from '../schema.ts';
import { differPairs } from '../compile-board.ts';
import { pairsAtTaxicab, taxicabWork } from '../surroundings.ts';

export const taxicab = defineKind({
  rule: 'Cells at the given taxicab distance hold different digits.',
  fields: { distance: integer(1) },
  dependsOn: ['neighbours'],
  each: 'place',
  entry: 'inside',
  work: ({ distance }, geometry) => taxicabWork(geometry, distance),
  holds: ({ distance }, { geometry, value }) =>
    pairsAtTaxicab(geometry, distance).every(([a, b]) => value(a) !== value(b)),
  compile: ({ distance }, { geometry }) => differPairs(pairsAtTaxicab(geometry, distance)),
});
