import { defineKind } from '../kind.ts';
import { cellPath, tuples, choice } from '../schema.ts';
import { pairs } from '../compile-board.ts';
import { eachOnce, neighboursIn, pairsIn, pairCount } from '../surroundings.ts';

export const pairRelation = defineKind({
  rule: 'Every two neighbours on the line, first and next, or every two cells, earlier and later and each once, form one of the pairs of values. A cell that the line meets twice counts, among all, where it comes first; among neighbours it counts each time.',
  fields: { cells: cellPath(), pairs: tuples(2, 0), between: choice('neighbours', 'all') },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, pairs: allowed, between }) =>
    2 * (between === 'all' ? pairCount(eachOnce(cells).length) : cells.length) + allowed.length,
  holds: ({ cells, pairs: allowed, between }, { values }) => {
    const list = between === 'all' ? pairsIn(values(eachOnce(cells))) : neighboursIn(values(cells));
    const known = new Set(allowed.map(([x, y]) => `${x} ${y}`));
    return list.every(([a, b]) => known.has(`${a} ${b}`));
  },
  compile: ({ cells, pairs: allowed, between }, board) => {
    const known = new Set(allowed.map(([x, y]) => `${x} ${y}`));
    const list = between === 'all' ? pairsIn(eachOnce(cells)) : neighboursIn(cells);
    return pairs(board, list, (x, y) => known.has(`${x} ${y}`));
  },
});
