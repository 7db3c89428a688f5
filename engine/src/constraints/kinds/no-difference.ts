import { defineKind } from '../kind.ts';
import { cellSets, integers, choice, optional } from '../schema.ts';
import { pairs } from '../compile-board.ts';
import { unmarkedPairs } from '../families/unmarked-pairs.ts';

/**
 * Non-consecutive forbids differences of 1; diagonally non-consecutive does so for diagonal neighbours. With `except`,
 * it is the negative rule of white dots: programs exempt different marked pairs, so the constraint names them.
 */
export const noDifference = defineKind({
  rule: 'Neighbouring values do not differ by any of the differences, except in the pairs named.',
  fields: {
    differences: integers(1, 0),
    neighbours: choice('orthogonal', 'diagonal'),
    except: optional(cellSets(0, 2)),
  },
  dependsOn: ['values', 'neighbours'],
  each: 'place',
  entry: 'inside',
  work: ({ except }, { cells }) => 4 * cells.length + (except?.length ?? 0),
  holds: ({ differences, neighbours, except }, { geometry, value }) =>
    unmarkedPairs(geometry, neighbours, except).every(
      ([a, b]) => !differences.includes(Math.abs(value(a) - value(b))),
    ),
  compile: ({ differences, neighbours, except }, board) =>
    pairs(
      board,
      unmarkedPairs(board.geometry, neighbours, except),
      (x, y) => !differences.includes(Math.abs(x - y)),
    ),
});
