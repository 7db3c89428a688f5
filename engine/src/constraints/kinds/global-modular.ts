import { defineKind } from '../kind.ts';
import { everyClass } from '../families/containment.ts';
import { twoByTwos, LINE_WORK } from '../surroundings.ts';

export const globalModular = defineKind({
  rule: 'Every 2×2 holds values of all three remainders by 3.',
  fields: {},
  dependsOn: ['values', 'neighbours'],
  each: 'place',
  entry: 'inside',
  work: (_, { cells }) => 4 * LINE_WORK * cells.length,
  holds: (_, { geometry, values }) =>
    twoByTwos(geometry).every((cells) => new Set(values(cells).map((value) => value % 3)).size === 3),
  compile: (_, { geometry }) =>
    twoByTwos(geometry).map((cells) => everyClass(cells, 3, (value) => value % 3, 'every remainder')),
});
