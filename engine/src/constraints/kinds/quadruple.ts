import { defineKind } from '../kind.ts';
import { cellSet, integers } from '../schema.ts';
import { contains, containRelations } from '../families/containment.ts';

export const quadruple = defineKind({
  rule: 'The values all stand in the four cells, one named twice at least twice.',
  fields: { cells: cellSet(4, 4), values: integers() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells, values: wanted }, { values }) => contains(values(cells), wanted),
  compile: ({ cells, values: wanted }, board) => containRelations(board, cells, wanted),
});
