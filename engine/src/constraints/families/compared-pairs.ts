import type { Cell, Geometry } from '../../model/geometry.ts';
import { neighboursOf } from '../surroundings.ts';

/** Each marked cell with each orthogonal neighbour that does not have the same mark. */
export function comparedPairs(geometry: Geometry, cells: readonly Cell[]): [Cell, Cell][] {
  const marked = new Set(cells);
  return cells.flatMap((cell) =>
    neighboursOf(geometry, cell)
      .filter((other) => !marked.has(other))
      .map((other): [Cell, Cell] => [cell, other]),
  );
}
