import { defineKind } from '../kind.ts';
import { cellPath } from '../schema.ts';
import { pairs } from '../compile-board.ts';
import { neighboursIn } from '../surroundings.ts';

export const thermometer = defineKind({
  rule: 'Values increase from the bulb, the first cell.',
  fields: { cells: cellPath() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  holds: ({ cells }, { values }) => neighboursIn(values(cells)).every(([a, b]) => a < b),
  compile: ({ cells }, board) => pairs(board, neighboursIn(cells), (x, y) => x < y),
});
