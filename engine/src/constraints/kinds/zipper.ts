import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { range, lineWork } from '../surroundings.ts';
import type { Machine } from '../../relations/relation.ts';

export const zipper = defineKind({
  rule: 'Every two cells as far from the centre have one common sum; of an odd line it is the centre’s value.',
  fields: { cells: cellPath() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells }, { values }) => {
    const held = values(cells);
    const half = Math.floor(held.length / 2);
    const sums = range(half).map((at) => held[at] + held[held.length - 1 - at]);
    const wanted = held.length % 2 === 1 ? held[half] : sums[0];
    return sums.every((sum) => sum === wanted);
  },
  compile: ({ cells }) => {
    const half = Math.floor(cells.length / 2);
    const isOdd = cells.length % 2 === 1;
    if (half === 0) return [];
    const order = range(half).flatMap((at) => [cells[at], cells[cells.length - 1 - at]]);
    return [automaton(isOdd ? [cells[half], ...order] : order, zipperMachine(isOdd))];
  },
});

/** A state is the common sum, −1 before it is known, or the sum and the first value of a pair. */
function zipperMachine(isOdd: boolean): Machine {
  return {
    key: `zipper ${isOdd}`,
    start: '-1',
    next: (state, value) => {
      const [sum, first] = String(state).split(' ').map(Number);
      if (isOdd && sum < 0) return [`${value}`];
      if (first === undefined) return [`${sum} ${value}`];
      if (sum >= 0 && first + value !== sum) return [];
      return [`${first + value}`];
    },
    accepts: () => true,
  };
}
