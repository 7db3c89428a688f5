import { defineKind } from '../kind.ts';
import { cellLine, integer } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { neighboursIn, lineWork } from '../surroundings.ts';

export const hiddenSkyscraper = defineKind({
  rule: 'The first value that is not greater than all before it is the value named; the first cell is never hidden.',
  fields: { cells: cellLine(), value: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'outside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells, value: wanted }, { values }) =>
    neighboursIn(values(cells)).find(([before, value]) => value <= before)?.[1] === wanted,
  compile: ({ cells, value: wanted }) => [
    automaton(cells, {
      key: `hidden ${wanted}`,
      start: -1,
      next: (state, value) => {
        if (state === 'done') return ['done'];
        if (value > (state as number)) return [value];
        return value === wanted ? ['done'] : [];
      },
      accepts: (state) => state === 'done',
    }),
  ],
});
