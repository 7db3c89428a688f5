import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { thirdOf, wound } from '../surroundings.ts';
import { periodRelations } from '../families/period.ts';

export const entropic = defineKind({
  rule: 'Any three consecutive cells hold a low, a middle and a high digit (thirds of the values); a line of two holds two of them. On a closed loop they may run across the start.',
  fields: { cells: cellPath() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => 4 * cells.length,
  holds: ({ cells }, { geometry, values }) => {
    const thirds = values(wound(cells, 3)).map((value) => thirdOf(value, geometry));
    return thirds.every((third, at) => third !== thirds[at + 1] && third !== thirds[at + 2]);
  },
  compile: ({ cells }, board) =>
    periodRelations(board, wound(cells, 3), 3, (value) => thirdOf(value, board.geometry)),
});
