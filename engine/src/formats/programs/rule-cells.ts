/** What the writers of several programs ask of the cells of a rule. */
import type { Cell, Geometry } from '../../model/geometry.ts';

/** Whether some of the cells are in no box. */
export function hasLoneCells(cells: readonly Cell[], { regions }: Geometry): boolean {
  return cells.some((cell) => !regions.some((region) => region.includes(cell)));
}

/** Pairs of cells in one text, whatever their order: to see whether a rule exempts the pairs that are marked. */
export function sortedPairs(pairs: readonly (readonly Cell[])[]): string {
  const texts = pairs.map((pair) => [...pair].sort((a, b) => a - b).join(' '));
  return [...new Set(texts)].sort().join();
}
