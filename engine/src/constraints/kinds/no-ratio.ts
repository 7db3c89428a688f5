import { defineKind } from '../kind.ts';
import { cellSets, integers, choice, optional } from '../schema.ts';
import { pairs } from '../compile-board.ts';
import { unmarkedPairs } from '../families/unmarked-pairs.ts';

export const noRatio = defineKind({
  rule: 'Of neighbouring values none is the other times one of the ratios, except in the pairs named.',
  fields: {
    ratios: integers(1, 1),
    neighbours: choice('orthogonal', 'diagonal'),
    except: optional(cellSets(0, 2)),
  },
  dependsOn: ['values', 'neighbours'],
  each: 'place',
  entry: 'inside',
  work: ({ except }, { cells }) => 4 * cells.length + (except?.length ?? 0),
  holds: ({ ratios, neighbours, except }, { geometry, value }) =>
    unmarkedPairs(geometry, neighbours, except).every(([a, b]) =>
      ratios.every((ratio) => value(a) !== ratio * value(b) && value(b) !== ratio * value(a)),
    ),
  compile: ({ ratios, neighbours, except }, board) =>
    pairs(board, unmarkedPairs(board.geometry, neighbours, except), (x, y) =>
      ratios.every((ratio) => x !== ratio * y && y !== ratio * x),
    ),
});
