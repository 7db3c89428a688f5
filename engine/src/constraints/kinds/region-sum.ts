import { defineKind } from '../kind.ts';
import { cellPath, choice, optional } from '../schema.ts';
import { sameSum } from '../compile-board.ts';
import { isLoop, pairsIn, regionIndices, total, wound } from '../surroundings.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';

/** Programs treat cells without a region differently, so the constraint says what applies. */
export const regionSum = defineKind({
  rule: 'Each run of the line within one box has the same sum; a box entered again begins a new run. A closed loop meets no cell twice, and one run may cross its start. Cells in no box form a run of their own, or are left out.',
  fields: { cells: cellPath(), outside: optional(choice('own-run', 'left-out')) },
  dependsOn: ['values', 'regions'],
  each: 'whole',
  entry: 'inside',
  work: ({ cells, outside }, geometry) => (runsOf(geometry, cells, outside).length - 1) * cells.length,
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
  const once = wound(cells, 1);
  const kept = outside === 'left-out' ? once.filter((cell) => regionOf[cell] >= 0) : once;
  const runs: Cell[][] = [];
  kept.forEach((cell, at) => {
    if (at > 0 && regionOf[cell] === regionOf[kept[at - 1]]) runs[runs.length - 1].push(cell);
    else runs.push([cell]);
  });
  const isAcross = runs.length > 1 && isLoop(cells) && regionOf[kept[0]] === regionOf[kept[kept.length - 1]];
  return isAcross ? [[...runs.pop()!, ...runs[0]], ...runs.slice(1)] : runs;
}
