import { defineKind } from '../kind.ts';
import { cellSet } from '../schema.ts';
import { differ } from '../compile-board.ts';
import { areDifferent, pairCount } from '../surroundings.ts';

/** Cells that all differ: an extra region, a window, a disjoint group. */
export const allDifferent = defineKind({
  rule: 'The cells all hold different digits.',
  fields: { cells: cellSet() },
  dependsOn: [],
  each: 'whole',
  entry: 'inside',
  work: ({ cells }) => cells.length + pairCount(cells.length),
  holds: ({ cells }, { values }) => areDifferent(values(cells)),
  compile: ({ cells }) => [differ(cells)],
});
