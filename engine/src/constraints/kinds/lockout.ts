import { defineKind } from '../kind.ts';
import { cellPath, integer } from '../schema.ts';
import { automaton, pair } from '../compile-board.ts';
import { endsOf, endsFirst, endsMachine } from '../families/ends.ts';
import { lineWork } from '../surroundings.ts';

export const lockout = defineKind({
  rule: 'The ends differ by at least the difference; the inner values lie below both or above both, and equal neither.',
  fields: { cells: cellPath(2), difference: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => lineWork(cells),
  holds: ({ cells, difference }, { values }) => {
    const { low, high, inner } = endsOf(values(cells));
    return high - low >= difference && inner.every((value) => value < low || value > high);
  },
  compile: ({ cells, difference }, board) => [
    automaton(
      endsFirst(cells),
      endsMachine(
        `lockout ${difference}`,
        (low, high) => high - low >= difference,
        (low, high, value) => value < low || value > high,
      ),
    ),
    pair(board, cells[0], cells[cells.length - 1], (x, y) => Math.abs(x - y) >= difference),
  ],
});
