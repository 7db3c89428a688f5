import { defineKind } from '../kind.ts';
import { cellLine, integer } from '../schema.ts';
import { sumOf } from '../compile-board.ts';
import { total } from '../surroundings.ts';

export const littleKiller = defineKind({
  rule: 'The values on the diagonal add up to the sum; digits may repeat.',
  fields: { cells: cellLine(), sum: integer() },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'outside',
  holds: ({ cells, sum }, { values }) => total(values(cells)) === sum,
  compile: ({ cells, sum }, board) => sumOf(board, cells, sum),
});
