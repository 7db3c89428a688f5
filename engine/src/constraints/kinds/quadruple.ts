import { defineKind } from '../kind.ts';
import { cellSet, integers } from '../schema.ts';
import { contains, containRelations, containWork } from '../families/containment.ts';

export const quadruple = defineKind({
  rule: 'All the values stand in the four cells; one named twice stands there twice or more.',
  fields: { cells: cellSet(4, 4), values: integers() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, values }) => containWork(cells, values),
  holds: ({ cells, values: wanted }, { values }) => contains(values(cells), wanted),
  compile: ({ cells, values: wanted }, board) => containRelations(board, cells, wanted),
});
