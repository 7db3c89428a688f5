import { defineKind } from '../kind.ts';
import { cellSets } from '../schema.ts';
import { sameSum } from '../compile-board.ts';
import { neighboursIn, range } from '../surroundings.ts';
import type { Relation } from '../../relations/relation.ts';

export const sameDigits = defineKind({
  rule: 'All sets hold the same digits, each as often.',
  fields: { sets: cellSets(2) },
  dependsOn: [],
  each: 'whole',
  entry: 'inside',
  work: ({ sets }, { size }) => 2 * (size + 1) * sets.flat().length,
  complain: ({ sets }) =>
    sets.every(({ length }) => length === sets[0].length) ? undefined : 'needs sets of equal size',
  holds: ({ sets }, { values }) =>
    new Set(
      sets.map((cells) =>
        values(cells)
          .sort((a, b) => a - b)
          .join(),
      ),
    ).size === 1,
  compile: ({ sets }, board) => [
    ...sets.slice(1).flatMap((cells, at) => sameSum(board, sets[at], cells)),
    ...neighboursIn(sets).flatMap(([cells, minus]) =>
      range(board.size).map((k): Relation => ({ is: 'count', cells, minus, digits: 1 << k, counts: [0] })),
    ),
  ],
});
