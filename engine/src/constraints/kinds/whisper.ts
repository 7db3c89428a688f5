import { defineKind } from '../kind.ts';
import { cellPath, integer } from '../schema.ts';
import { pairs } from '../compile-board.ts';
import { neighboursIn } from '../surroundings.ts';

/** Programs scale the default difference with N in different ways, so there is none here. */
export const whisper = defineKind({
  rule: 'Neighbours on the line differ by at least the difference.',
  fields: { cells: cellPath(), difference: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells, difference }, { values }) =>
    neighboursIn(values(cells)).every(([a, b]) => Math.abs(a - b) >= difference),
  compile: ({ cells, difference }, board) =>
    pairs(board, neighboursIn(cells), (x, y) => Math.abs(x - y) >= difference),
});
