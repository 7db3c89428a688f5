import { defineKind } from '../kind.ts';
import { branches } from '../schema.ts';

/** Useful only in an alternative's editor: the list of an alternative means the same. */
export const allOf = defineKind({
  rule: 'All of the constraints hold, in each of the lists.',
  fields: { lists: branches },
  dependsOn: [],
  each: 'whole',
  entry: 'inside',
  work: ({ lists }, _, workOf) => lists.flat().reduce((sum, nested) => sum + workOf(nested), 0),
  holds: ({ lists }, { holds }) => lists.flat().every(holds),
  compile: ({ lists }, board) => lists.flat().flatMap((constraint) => board.compile(constraint)),
});
