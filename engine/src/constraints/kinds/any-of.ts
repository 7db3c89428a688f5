import { defineKind } from '../kind.ts';
import { branches } from '../schema.ts';
import { branchWork } from '../surroundings.ts';

export const anyOf = defineKind({
  rule: 'At least one of the alternatives holds, each a list of constraints that hold together.',
  fields: { alternatives: branches },
  dependsOn: [],
  each: 'whole',
  entry: 'inside',
  work: ({ alternatives }, geometry, workOf) =>
    alternatives.reduce((sum, list) => list.reduce((own, one) => own + workOf(one), sum), 0) +
    branchWork(geometry, alternatives.length),
  holds: ({ alternatives }, { holds }) => alternatives.some((list) => list.every(holds)),
  compile: ({ alternatives }, board) => [
    {
      is: 'any-of',
      branches: alternatives.map((list) => list.flatMap((constraint) => board.compile(constraint))),
    },
  ],
});
