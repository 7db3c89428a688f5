import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { digitSets, pairs, setWork } from '../compile-board.ts';
import { eachOnce, neighboursIn, pairsIn, pairCount } from '../surroundings.ts';

export const nabner = defineKind({
  rule: 'No two values on the line are equal or consecutive, anywhere on it; a line that meets a cell again counts it once.',
  fields: { cells: cellPath() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }, geometry) => cells.length + 2 * pairCount(cells.length) + setWork(geometry, cells),
  holds: ({ cells }, { values }) => pairsIn(values(eachOnce(cells))).every(([a, b]) => Math.abs(a - b) > 1),
  compile: ({ cells: line }, board) => {
    const cells = eachOnce(line);
    return [
      ...digitSets(board, cells, (values) => neighboursIn(values).every(([a, b]) => b - a > 1)),
      ...pairs(board, pairsIn(cells), (x, y) => Math.abs(x - y) > 1),
    ];
  },
});
