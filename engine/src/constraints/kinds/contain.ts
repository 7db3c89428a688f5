import { defineKind } from '../kind.ts';
import { cellSet, integers } from '../schema.ts';
import { contains, containRelations, containWork } from '../families/containment.ts';

export const contain = defineKind({
  rule: 'The values all stand in the cells, one named several times at least as often.',
  fields: { cells: cellSet(), values: integers() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, values }) => containWork(cells, values),
  holds: ({ cells, values: wanted }, { values }) => contains(values(cells), wanted),
  compile: ({ cells, values: wanted }, board) => containRelations(board, cells, wanted),
});
