import { defineKind } from '../kind.ts';
import { cellPath, integer } from '../schema.ts';
import { areDifferent, wound } from '../surroundings.ts';
import { periodRelations } from '../families/period.ts';

export const modular = defineKind({
  rule: 'Any m consecutive cells hold values of different remainders by m; so does a shorter line. On a closed loop they may run across the start.',
  fields: { cells: cellPath(), modulus: integer(1) },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, modulus }) => Math.min(modulus, cells.length) * 2 * cells.length,
  holds: ({ cells, modulus }, { values }) => {
    const rests = values(wound(cells, modulus)).map((value) => value % modulus);
    return rests.every((_, at) => areDifferent(rests.slice(at, at + modulus)));
  },
  compile: ({ cells, modulus }, board) =>
    periodRelations(board, wound(cells, modulus), modulus, (value) => value % modulus),
});
