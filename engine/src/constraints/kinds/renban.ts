import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { digitSets, pairs } from '../compile-board.ts';
import { pairsIn, areDifferent } from '../surroundings.ts';

export const renban = defineKind({
  rule: 'The values are consecutive and different, in any order.',
  fields: { cells: cellPath() },
  dependsOn: ['values'],
  holds: ({ cells }, { values }) => {
    const held = values(cells);
    return areDifferent(held) && Math.max(...held) - Math.min(...held) === held.length - 1;
  },
  compile: ({ cells }, board) => [
    ...digitSets(board, cells, (values) => values[values.length - 1] - values[0] === values.length - 1),
    ...pairs(board, pairsIn(cells), (x, y) => Math.abs(x - y) < cells.length),
  ],
});
