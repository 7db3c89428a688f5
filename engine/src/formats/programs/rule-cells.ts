/** Checks of the cells of a rule for the writers of several programs. */
import type { Cell, Geometry } from '../../model/geometry.ts';

/** Whether some of the cells are in no box. */
export function hasLoneCells(cells: readonly Cell[], { regions }: Geometry): boolean {
  return cells.some((cell) => !regions.some((region) => region.includes(cell)));
}

/** Pairs of cells as one text, independent of their order, to check whether a rule exempts exactly the marked pairs. */
export function sortedPairs(pairs: readonly (readonly Cell[])[]): string {
  const texts = pairs.map((pair) => [...pair].sort((a, b) => a - b).join(' '));
  return [...new Set(texts)].sort().join();
}
