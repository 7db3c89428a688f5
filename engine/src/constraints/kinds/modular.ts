import { defineKind } from '../kind.ts';
import { cellPath, integer } from '../schema.ts';
import { areDifferent } from '../surroundings.ts';
import { periodRelations } from '../families/period.ts';

export const modular = defineKind({
  rule: 'Any m consecutive cells hold values of different remainders by m; so does a shorter line.',
  aliases: ['modular line'],
  fields: { cells: cellPath(), modulus: integer(1) },
  dependsOn: ['values'],
  holds: ({ cells, modulus }, { values }) => {
    const rests = values(cells).map((value) => value % modulus);
    return rests.every((_, at) => areDifferent(rests.slice(at, at + modulus)));
  },
  compile: ({ cells, modulus }, board) => periodRelations(board, cells, modulus, (value) => value % modulus),
});
