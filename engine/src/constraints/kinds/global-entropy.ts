import { defineKind } from '../kind.ts';
import { countFrom } from '../compile-board.ts';
import { twoByTwos, thirdOf } from '../surroundings.ts';

export const globalEntropy = defineKind({
  rule: 'Every 2×2 holds a low, a middle and a high digit (thirds of the values).',
  aliases: ['global entropy'],
  fields: {},
  dependsOn: ['values', 'neighbours'],
  holds: (_, { geometry, values }) =>
    twoByTwos(geometry).every((cells) => {
      const thirds = values(cells).map((value) => thirdOf(value, geometry));
      return thirds.includes(0) && thirds.includes(1) && thirds.includes(2);
    }),
  compile: (_, board) =>
    twoByTwos(board.geometry).flatMap((cells) =>
      [0, 1, 2].map((third) =>
        countFrom(board, cells, (value) => thirdOf(value, board.geometry) === third, 1),
      ),
    ),
});
