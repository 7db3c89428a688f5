import { defineKind } from '../kind.ts';
import { cellSet, cellLine } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { digitCount } from '../../model/digits.ts';
import { lineWork, LINE_WORK } from '../surroundings.ts';

export const countDistinct = defineKind({
  rule: 'The control cell tells how many different digits stand in the other cells.',
  fields: { control: cellLine(1, 1), cells: cellSet() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells) + LINE_WORK,
  holds: ({ control: [control], cells }, { value, values }) => new Set(values(cells)).size === value(control),
  compile: ({ control: [control], cells }, board) => [
    automaton([...cells, control], {
      key: `distinct ${cells.length}`,
      start: 0,
      next: (state, value, position) => {
        const seen = state as number;
        if (position < cells.length) return [seen | (1 << (value - board.low))];
        return digitCount(seen) === value ? [0] : [];
      },
      accepts: () => true,
    }),
  ],
});
