import { defineKind } from '../kind.ts';
import { cellSets } from '../schema.ts';
import { sameSum } from '../compile-board.ts';
import { eachSetOnce, pairsIn, total } from '../surroundings.ts';

export const equalSums = defineKind({
  rule: 'All sets have one sum.',
  fields: { sets: cellSets(2) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ sets }) => {
    const once = eachSetOnce(sets);
    return sets.length + (once.length - 1) * once.flat().length;
  },
  holds: ({ sets }, { values }) => new Set(sets.map((cells) => total(values(cells)))).size === 1,
  compile: ({ sets }, board) => pairsIn(eachSetOnce(sets)).flatMap(([a, b]) => sameSum(board, a, b)),
});
