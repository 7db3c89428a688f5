import { defineKind } from '../kind.ts';
import { cellSet, integers } from '../schema.ts';
import { count } from '../compile-board.ts';
import { timesIn } from '../families/containment.ts';

export const containExactly = defineKind({
  rule: 'Each of the values stands in the cells exactly as often as it is named; other values are free.',
  fields: { cells: cellSet(), values: integers() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, values }) => cells.length * new Set(values).size + values.length,
  holds: ({ cells, values: wanted }, { values }) =>
    wanted.every((value) => timesIn(values(cells), value) === timesIn(wanted, value)),
  compile: ({ cells, values: wanted }, board) =>
    [...new Set(wanted)].map((v) => count(board, cells, (value) => value === v, [timesIn(wanted, v)])),
});
