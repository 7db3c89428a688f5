import { defineKind } from '../kind.ts';
import { cellLine, integer } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import type { Machine } from '../../relations/relation.ts';

export const skyscraper = defineKind({
  rule: 'So many values are greater than all before them; a 0 is no building and is never seen.',
  fields: { cells: cellLine(), count: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'outside',
  holds: ({ cells, count: wanted }, { values }) => {
    const held = values(cells);
    return (
      held.filter((value, at) => value > 0 && held.slice(0, at).every((earlier) => earlier < value))
        .length === wanted
    );
  },
  compile: ({ cells, count: wanted }, board) => [
    automaton(cells, skyscraperMachine(wanted, board.size <= 10 && board.allDiffer(cells))),
  ],
});

/** A state is the greatest value so far, the number of values seen and, if the values differ, which have been read. */
function skyscraperMachine(wanted: number, areDistinct: boolean): Machine {
  return {
    key: `skyscraper ${wanted} ${areDistinct}`,
    start: '0 0 0',
    next: (state, value) => {
      const [top, seen, held] = String(state).split(' ').map(Number);
      if (areDistinct && held & (1 << value)) return [];
      const isSeen = value > top;
      if (isSeen && seen === wanted) return [];
      return [`${isSeen ? value : top} ${isSeen ? seen + 1 : seen} ${areDistinct ? held | (1 << value) : 0}`];
    },
    accepts: (state) => Number(String(state).split(' ')[1]) === wanted,
  };
}
