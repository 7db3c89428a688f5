import { defineKind } from '../kind.ts';
import { cellSet, integer, optional } from '../schema.ts';
import { differ, sumOf } from '../compile-board.ts';
import { total, areDifferent, pairCount } from '../surroundings.ts';

export const cage = defineKind({
  rule: 'The digits differ, and the values add up to the sum where there is one.',
  fields: { cells: cellSet(), sum: optional(integer()) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => cells.length + pairCount(cells.length),
  holds: ({ cells, sum }, { values }) =>
    areDifferent(values(cells)) && (sum === undefined || total(values(cells)) === sum),
  compile: ({ cells, sum }, board) => [differ(cells), ...(sum === undefined ? [] : sumOf(board, cells, sum))],
});
