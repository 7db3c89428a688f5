import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { sameSum } from '../compile-board.ts';
import { total } from '../surroundings.ts';

export const doubleArrow = defineKind({
  rule: 'The inner values add up to the sum of the two ends; a line of fewer than three cells says nothing.',
  fields: { cells: cellPath() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells }, { values }) => {
    const held = values(cells);
    return held.length < 3 || held[0] + held[held.length - 1] === total(held.slice(1, -1));
  },
  compile: ({ cells }, board) =>
    cells.length < 3 ? [] : sameSum(board, [cells[0], cells[cells.length - 1]], cells.slice(1, -1)),
});
