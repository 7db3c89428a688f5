import { defineKind } from '../kind.ts';
import { cellLine, integer } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import type { Machine } from '../../relations/relation.ts';
import { lineWork } from '../surroundings.ts';

export const skyscraper = defineKind({
  rule: 'So many values are greater than all before them; a 0 is never seen.',
  fields: { cells: cellLine(), count: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'outside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells, count: wanted }, { values }) => {
    const held = values(cells);
    return held.filter((value, at) => value > Math.max(0, ...held.slice(0, at))).length === wanted;
  },
  compile: ({ cells, count: wanted }, board) => {
    const areDistinct = board.allDiffer(cells);
    /**
     * A state is the number of values seen, the greatest value so far and, if it `remembers`, the set of those read. If
     * the values differ there have to be as many that are not greater as there are cells.
     */
    const machine = (remembers: boolean): Machine => ({
      key: `skyscraper ${wanted} ${areDistinct} ${remembers}`,
      start: '0 0 0',
      next: (state, value, position) => {
        const [seen, before, read] = String(state).split(' ').map(Number);
        const own = remembers ? 1 << (value - board.low) : 0;
        const top = Math.max(before, value);
        if (read & own || (areDistinct && position > board.values.indexOf(top))) return [];
        const now = value > before ? seen + 1 : seen;
        return now > wanted ? [] : [`${now} ${top} ${read | own}`];
      },
      accepts: (state) => parseInt(String(state)) === wanted,
    });
    const smaller = machine(false);
    return [automaton(cells, areDistinct && board.size <= 10 ? { ...machine(true), smaller } : smaller)];
  },
});
