import { defineKind } from '../kind.ts';
import { everyClass } from '../families/containment.ts';
import { twoByTwos, thirdOf, LINE_WORK } from '../surroundings.ts';

export const globalEntropy = defineKind({
  rule: 'Every 2×2 holds a low, a middle and a high digit (thirds of the values).',
  fields: {},
  dependsOn: ['values', 'neighbours'],
  each: 'place',
  entry: 'inside',
  work: (_, { cells }) => 4 * LINE_WORK * cells.length,
  holds: (_, { geometry, values }) =>
    twoByTwos(geometry).every((cells) => {
      const thirds = values(cells).map((value) => thirdOf(value, geometry));
      return thirds.includes(0) && thirds.includes(1) && thirds.includes(2);
    }),
  compile: (_, { geometry }) =>
    twoByTwos(geometry).map((cells) =>
      everyClass(cells, 3, (value) => thirdOf(value, geometry), 'every third'),
    ),
});
