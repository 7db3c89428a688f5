import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { automaton } from '../compile-board.ts';
import { endsOf, endsFirst, endsMachine } from '../families/ends.ts';
import { lineWork } from '../surroundings.ts';

export const between = defineKind({
  rule: 'The inner values lie strictly between the two at the ends.',
  fields: { cells: cellPath(2) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells }, { values }) => {
    const { low, high, inner } = endsOf(values(cells));
    return inner.every((value) => low < value && value < high);
  },
  compile: ({ cells }) =>
    cells.length < 3
      ? []
      : [
          automaton(
            endsFirst(cells),
            endsMachine(
              'between',
              () => true,
              (low, high, value) => low < value && value < high,
            ),
          ),
        ],
});
