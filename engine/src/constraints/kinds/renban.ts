import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { differ, impossible, pairs } from '../compile-board.ts';
import { eachOnce, pairsIn, areDifferent, range, pairCount } from '../surroundings.ts';
import { digitSet } from '../../model/digits.ts';

export const renban = defineKind({
  rule: 'The values are consecutive and different, in any order; a line that meets a cell again counts it once.',
  fields: { cells: cellPath() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }, { size }) =>
    cells.length + (cells.length > 2 * size ? 0 : 2 * pairCount(cells.length) + size),
  holds: ({ cells }, { values }) => {
    const held = values(eachOnce(cells));
    return areDifferent(held) && Math.max(...held) - Math.min(...held) === held.length - 1;
  },
  compile: ({ cells: line }, board) => {
    const cells = eachOnce(line);
    if (cells.length > board.size) return [impossible(cells[0])];
    const first = digitSet(range(cells.length, 1));
    const sets = range(board.size - cells.length + 1).map((shift) => first << shift);
    return [
      differ(cells),
      { is: 'digit-sets', cells, sets },
      ...pairs(board, pairsIn(cells), (x, y) => Math.abs(x - y) < cells.length),
    ];
  },
});
