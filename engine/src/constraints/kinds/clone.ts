import { defineKind } from '../kind.ts';
import { cellLine } from '../schema.ts';
import { pairs } from '../compile-board.ts';

export const clone = defineKind({
  rule: 'Each cell holds the same digit as the cell at its place in the copy.',
  fields: { cells: cellLine(), copy: cellLine() },
  dependsOn: [],
  each: 'whole',
  entry: 'inside',
  complain: ({ cells, copy }) =>
    cells.length === copy.length ? undefined : 'needs a copy with as many cells',
  holds: ({ cells, copy }, { value }) => cells.every((cell, at) => value(cell) === value(copy[at])),
  compile: ({ cells, copy }, board) =>
    pairs(
      board,
      cells.map((cell, at) => [cell, copy[at]]),
      (x, y) => x === y,
    ),
});
