import { defineKind } from '../kind.ts';
import { cellSet, integers, tuples, optional } from '../schema.ts';
import { differPairs, pairs } from '../compile-board.ts';
import { pairsApart, allDirections } from '../surroundings.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';

/** Any leaper: (1, 3) is the camel, (2, 3) the zebra. Limited to given values or given cells, if any are named. */
export const antiChess = defineKind({
  rule: 'Cells apart by one of the steps, in any direction, hold different digits; where values or cells are named, only those count.',
  fields: { steps: tuples(2), values: optional(integers()), cells: optional(cellSet()) },
  dependsOn: ['values', 'neighbours'],
  each: 'place',
  entry: 'inside',
  work: ({ steps, values, cells }, geometry) =>
    4 * steps.length * (cells ?? geometry.cells).length + geometry.cells.length + (values?.length ?? 0),
  holds: ({ steps, values, cells }, { geometry, value }) =>
    concerned(geometry, steps, cells).every(
      ([a, b]) => value(a) !== value(b) || (values !== undefined && !values.includes(value(a))),
    ),
  compile: ({ steps, values, cells }, board) => {
    const list = concerned(board.geometry, steps, cells);
    if (!values) return differPairs(list);
    return pairs(board, list, (x, y) => x !== y || !values.includes(x));
  },
});

function concerned(
  geometry: Geometry,
  steps: readonly (readonly number[])[],
  cells?: readonly Cell[],
): [Cell, Cell][] {
  const offsets = steps.flatMap(([rows, columns]) => allDirections([rows, columns]));
  const list = pairsApart(geometry, offsets);
  return cells ? list.filter(([a, b]) => cells.includes(a) && cells.includes(b)) : list;
}
