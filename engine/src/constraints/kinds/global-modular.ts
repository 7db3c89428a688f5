import { defineKind } from '../kind.ts';
import { countFrom } from '../compile-board.ts';
import { twoByTwos } from '../surroundings.ts';

export const globalModular = defineKind({
  rule: 'Every 2×2 holds values of all three remainders by 3.',
  aliases: ['global mod'],
  fields: {},
  dependsOn: ['values', 'neighbours'],
  holds: (_, { geometry, values }) =>
    twoByTwos(geometry).every((cells) => new Set(values(cells).map((value) => value % 3)).size === 3),
  compile: (_, board) =>
    twoByTwos(board.geometry).flatMap((cells) =>
      [0, 1, 2].map((rest) => countFrom(board, cells, (value) => value % 3 === rest, 1)),
    ),
});
