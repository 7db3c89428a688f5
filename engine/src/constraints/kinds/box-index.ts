import { defineKind } from '../kind.ts';
import { cellSet } from '../schema.ts';
import { indexRelations } from '../families/index-relations.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';

export const boxIndex = defineKind({
  rule: 'Where the i-th cell of a box holds v, the v-th cell of that box holds i.',
  fields: { cells: cellSet() },
  dependsOn: ['values', 'regions', 'places'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }, { size }) => size * cells.length,
  complain: ({ cells }, geometry) =>
    cells.every((cell) => boxWith(geometry, cell)) ? undefined : 'needs a box around each of its cells',
  holds: ({ cells }, { geometry, value }) =>
    cells.every((cell) => {
      const box = boxWith(geometry, cell)!;
      const other = box[value(cell) - 1];
      return other !== undefined && value(other) === box.indexOf(cell) + 1;
    }),
  compile: ({ cells }, board) =>
    cells.flatMap((cell) => {
      const box = boxWith(board.geometry, cell)!;
      return indexRelations(board, cell, box.indexOf(cell) + 1, (v) => box[v - 1]);
    }),
});

function boxWith(geometry: Geometry, cell: Cell): readonly Cell[] | undefined {
  return geometry.regions.find((cells) => cells.includes(cell));
}
