import { defineKind } from '../kind.ts';
import { cellSet } from '../schema.ts';
import { indexRelations } from '../families/index-relations.ts';
import { cellIn } from '../../model/geometry.ts';

export const rowIndex = defineKind({
  rule: 'Where a cell in row r holds v, the cell in row v of its column holds r. Rows count from 1.',
  fields: { cells: cellSet() },
  dependsOn: ['values', 'places'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }, { size }) => size * cells.length,
  holds: ({ cells }, { geometry, value }) =>
    cells.every((cell) => {
      const { row, column } = geometry.cells[cell];
      const other = cellIn(geometry, value(cell) - 1, column);
      return other !== undefined && value(other) === row + 1;
    }),
  compile: ({ cells }, board) =>
    cells.flatMap((cell) => {
      const { row, column } = board.geometry.cells[cell];
      return indexRelations(board, cell, row + 1, (v) => cellIn(board.geometry, v - 1, column));
    }),
});
