import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { pairs } from '../compile-board.ts';
import { range } from '../surroundings.ts';

export const palindrome = defineKind({
  rule: 'The line reads the same from both ends.',
  fields: { cells: cellPath() },
  dependsOn: [],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells }, { values }) =>
    values(cells).every((value, at, all) => value === all[all.length - 1 - at]),
  compile: ({ cells }, board) =>
    pairs(
      board,
      range(Math.floor(cells.length / 2)).map((at) => [cells[at], cells[cells.length - 1 - at]]),
      (x, y) => x === y,
    ),
});
