import { defineKind } from '../kind.ts';
import { cellLine, integer } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { total, lineWork } from '../surroundings.ts';
import type { Machine } from '../../relations/relation.ts';

export const xSum = defineKind({
  rule: 'The first X values, X being the first of them, add up to the sum. X is at least 1: a line that begins with 0 breaks the rule.',
  fields: { cells: cellLine(), sum: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'outside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells, sum }, { values }) => {
    const held = values(cells);
    return held[0] >= 1 && held[0] <= held.length && total(held.slice(0, held[0])) === sum;
  },
  compile: ({ cells, sum }, board) => [
    automaton(cells, xSumMachine(sum, cells.length, board.size <= 10 && board.allDiffer(cells))),
  ],
});

/** A state is the number of values to come, the sum they need and, if the values differ, which have been read. */
function xSumMachine(sum: number, length: number, areDistinct: boolean): Machine {
  return {
    key: `x-sum ${sum} ${length} ${areDistinct}`,
    start: 'first',
    next: (state, value, position) => {
      if (state === 'done') return ['done'];
      const [left, rest, seen] = position === 0 ? [value, sum, 0] : String(state).split(' ').map(Number);
      const own = areDistinct ? 1 << value : 0;
      if (left < 1 || left > length || value > rest || seen & own) return [];
      if (left === 1) return value === rest ? ['done'] : [];
      return [`${left - 1} ${rest - value} ${seen | own}`];
    },
    accepts: (state) => state === 'done',
  };
}
