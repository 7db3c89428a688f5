import type { Cell } from '../model/geometry.ts';
import type { Relation } from './relation.ts';

/** The cells of a relation; a cell may appear twice. */
export function cellsIn(relation: Relation): readonly Cell[] {
  switch (relation.is) {
    case 'among':
      return [relation.cell];
    case 'pair':
      return [relation.a, relation.b];
    case 'count':
      return [...relation.cells, ...relation.minus];
    case 'any-of':
      return relation.branches.flat().flatMap(cellsIn);
    default:
      return relation.cells;
  }
}
