import { defineKind } from '../kind.ts';
import { cellPath, choice, optional } from '../schema.ts';
import { sameSum } from '../compile-board.ts';
import { regionIndices, pairsIn, total } from '../surroundings.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';

/** Programs differ in what a cell without a region does, so the constraint says it. */
export const regionSum = defineKind({
  rule: 'Each run of the line within one box has the same sum; a box entered again begins a new run. Cells in no box form a run of their own, or are left out.',
  aliases: ['region sum line'],
  fields: { cells: cellPath(), outside: optional(choice('own-run', 'left-out')) },
  dependsOn: ['values', 'regions'],
  holds: ({ cells, outside }, { geometry, values }) =>
    new Set(runsOf(geometry, cells, outside).map((run) => total(values(run)))).size <= 1,
  compile: ({ cells, outside }, board) => {
    const runs = runsOf(board.geometry, cells, outside);
    return pairsIn(runs).flatMap(([a, b]) => sameSum(board, a, b));
  },
});

function runsOf(
  geometry: Geometry,
  cells: readonly Cell[],
  outside: 'own-run' | 'left-out' = 'own-run',
): Cell[][] {
  const regionOf = regionIndices(geometry);
  const kept = outside === 'left-out' ? cells.filter((cell) => regionOf[cell] >= 0) : cells;
  const runs: Cell[][] = [];
  kept.forEach((cell, at) => {
    if (at > 0 && regionOf[cell] === regionOf[kept[at - 1]]) runs[runs.length - 1].push(cell);
    else runs.push([cell]);
  });
  return runs;
}
