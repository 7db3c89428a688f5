import { defineKind } from '../kind.ts';
import { cellSet } from '../schema.ts';
import { indexRelations } from '../families/index-relations.ts';
import { cellIn } from '../../model/geometry.ts';

export const columnIndex = defineKind({
  rule: 'Where a cell in column c holds v, the cell in column v of its row holds c. Columns count from 1.',
  fields: { cells: cellSet() },
  dependsOn: ['values', 'places'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }, { size }) => size * cells.length,
  holds: ({ cells }, { geometry, value }) =>
    cells.every((cell) => {
      const { row, column } = geometry.cells[cell];
      const other = cellIn(geometry, row, value(cell) - 1);
      return other !== undefined && value(other) === column + 1;
    }),
  compile: ({ cells }, board) =>
    cells.flatMap((cell) => {
      const { row, column } = board.geometry.cells[cell];
      return indexRelations(board, cell, column + 1, (v) => cellIn(board.geometry, row, v - 1));
    }),
});
