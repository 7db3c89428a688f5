import { defineKind } from '../kind.ts';
import { cellSet, integer } from '../schema.ts';
import { automaton } from '../compile-board.ts';

/** Programs differ in whether digits may repeat; a cage beside it says that they may not. */
export const rellik = defineKind({
  rule: 'No values of some of the cells, one at least, add up to the sum; digits may repeat.',
  aliases: ['rellik cage'],
  fields: { cells: cellSet(), sum: integer() },
  dependsOn: ['values'],
  holds: ({ cells, sum }, { values }) => !subsetSums(values(cells), sum).has(sum),
  compile: ({ cells, sum }) => [
    automaton(cells, {
      key: `rellik ${sum}`,
      start: '',
      next: (state, value) => {
        const before = state === '' ? [] : String(state).split(' ').map(Number);
        const after = new Set(
          [...before, value, ...before.map((part) => part + value)].filter((part) => part <= sum),
        );
        return after.has(sum) ? [] : [[...after].sort((a, b) => a - b).join(' ')];
      },
      accepts: () => true,
    }),
  ],
});

function subsetSums(values: readonly number[], most: number): Set<number> {
  const sums = new Set<number>();
  for (const value of values) {
    for (const part of [...sums, 0]) if (part + value <= most) sums.add(part + value);
  }
  return sums;
}
