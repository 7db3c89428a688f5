import { defineKind } from '../kind.ts';
import { cellPath, integer, integers, optional } from '../schema.ts';
import { linear } from '../compile-board.ts';
import { total } from '../surroundings.ts';

/** A cell may be named twice and then counts twice. */
export const sum = defineKind({
  rule: 'The values, each times its weight where there are weights, add up to the sum; digits may repeat.',
  fields: {
    cells: cellPath(),
    sum: integer(-Number.MAX_SAFE_INTEGER),
    weights: optional(integers(1, -Number.MAX_SAFE_INTEGER)),
  },
  dependsOn: ['values'],
  each: 'whole',
  entry: 'inside',
  complain: ({ cells, weights }) =>
    !weights || weights.length === cells.length ? undefined : 'needs a weight for each cell',
  holds: ({ cells, sum: wanted, weights }, { values }) =>
    total(values(cells).map((value, at) => value * (weights ? weights[at] : 1))) === wanted,
  compile: ({ cells, sum: wanted, weights }, board) =>
    linear(
      board,
      cells.map((cell, at) => [cell, weights ? weights[at] : 1]),
      wanted,
    ),
});
