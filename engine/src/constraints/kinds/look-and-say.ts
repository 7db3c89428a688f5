import { defineKind } from '../kind.ts';
import { cellSet, tuples } from '../schema.ts';
import { count } from '../compile-board.ts';
import { timesIn } from '../families/containment.ts';

export const lookAndSay = defineKind({
  rule: 'For each pair of a count and a value, the value stands in the cells exactly so many times; other values are free.',
  fields: { cells: cellSet(), counts: tuples(2) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, counts }) => cells.length * counts.length,
  holds: ({ cells, counts }, { values }) =>
    counts.every(([times, value]) => timesIn(values(cells), value) === times),
  compile: ({ cells, counts }, board) =>
    counts.map(([times, v]) => count(board, cells, (value) => value === v, [times])),
});
