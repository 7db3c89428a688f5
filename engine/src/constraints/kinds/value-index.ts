import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { lineWork } from '../surroundings.ts';

export const valueIndex = defineKind({
  rule: 'If the second cell holds k, the k-th cell after it holds the digit of the first. k is at least 1: 0 breaks the rule, as does a k that leads beyond the line.',
  fields: { cells: cellPath(2) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells }, { values }) => {
    const [wanted, index, ...others] = values(cells);
    return index >= 1 && others[index - 1] === wanted;
  },
  compile: ({ cells }) => [
    automaton(cells, {
      key: `value-index ${cells.length}`,
      start: 'first',
      next: (state, value, position) => {
        if (position === 0) return [`${value}`];
        if (position === 1)
          return value >= 1 && value + 2 <= cells.length ? [`${state as string} ${value + 1}`] : [];
        const [wanted, at] = String(state).split(' ').map(Number);
        return position !== at || value === wanted ? [state] : [];
      },
      accepts: () => true,
    }),
  ],
});
