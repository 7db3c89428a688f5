import { defineKind } from '../kind.ts';
import { cellLine, integer } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { lineWork } from '../surroundings.ts';

export const numberedRoom = defineKind({
  rule: 'The X-th cell, X being the first value, holds the value named.',
  fields: { cells: cellLine(), value: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'outside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells, value: wanted }, { values }) => {
    const held = values(cells);
    return held[held[0] - 1] === wanted;
  },
  compile: ({ cells, value: wanted }) => [
    automaton(cells, {
      key: `room ${wanted} ${cells.length}`,
      start: 'first',
      next: (state, value, position) => {
        if (position === 0) {
          if (value < 1 || value > cells.length || (value === 1 && wanted !== 1)) return [];
          return [value - 1];
        }
        return position !== state || value === wanted ? [state] : [];
      },
      accepts: () => true,
    }),
  ],
});
