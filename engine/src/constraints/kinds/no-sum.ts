import { defineKind } from '../kind.ts';
import { cellSets, integers, choice, optional } from '../schema.ts';
import { pairs } from '../compile-board.ts';
import { unmarkedPairs } from '../families/unmarked-pairs.ts';

export const noSum = defineKind({
  rule: 'Neighbouring values do not add up to any of the sums, except in the pairs named.',
  fields: {
    sums: integers(),
    neighbours: choice('orthogonal', 'diagonal', 'knight'),
    except: optional(cellSets(0, 2)),
  },
  dependsOn: ['values', 'neighbours'],
  each: 'place',
  entry: 'inside',
  work: ({ except }, { cells }) => 4 * cells.length + (except?.length ?? 0),
  holds: ({ sums, neighbours, except }, { geometry, value }) =>
    unmarkedPairs(geometry, neighbours, except).every(([a, b]) => !sums.includes(value(a) + value(b))),
  compile: ({ sums, neighbours, except }, board) =>
    pairs(board, unmarkedPairs(board.geometry, neighbours, except), (x, y) => !sums.includes(x + y)),
});
