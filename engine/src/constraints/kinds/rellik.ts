import { defineKind } from '../kind.ts';
import { cellSet, integer } from '../schema.ts';
import { among, automaton } from '../compile-board.ts';
import type { Machine } from '../../relations/relation.ts';
import { lineWork } from '../surroundings.ts';

/** Programs differ in whether digits may repeat; a cage beside it says that they may not. */
export const rellik = defineKind({
  rule: 'No values of some of the cells, one at least, add up to the sum; digits may repeat.',
  fields: { cells: cellSet(), sum: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells, sum }, { values }) => !subsetSums(values(cells), sum).has(sum),
  compile: ({ cells, sum }, board) => {
    if (sum === 0) return cells.map((cell) => among(board, cell, (value) => value !== 0));
    return sum > cells.length * board.high ? [] : [automaton(cells, rellikMachine(sum))];
  },
});

/** A state is the set of sums so far, as the bits of a hexadecimal number, 0 for no cells among them. */
function rellikMachine(sum: number): Machine {
  const wanted = 1n << BigInt(sum);
  return {
    key: `rellik ${sum}`,
    start: '1',
    next: (state, value) => {
      const before = BigInt(`0x${state}`);
      const after = (before | (before << BigInt(value))) & (2n * wanted - 1n);
      return (after & wanted) === 0n ? [after.toString(16)] : [];
    },
    accepts: () => true,
  };
}

function subsetSums(values: readonly number[], most: number): Set<number> {
  const sums = new Set<number>();
  for (const value of values) {
    for (const part of [...sums, 0]) if (part + value <= most) sums.add(part + value);
  }
  return sums;
}
