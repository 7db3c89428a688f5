/** Sums of few cells that follow from whole houses: with them, the search finds dead ends sooner. */
import type { Geometry, HouseIndex } from '../../model/geometry.ts';
import { disjointHouses, fixedSum, houseSums, type IsTaken } from '../../relations/house-sums.ts';
import type { Relation, RelationOf } from '../../relations/relation.ts';

/** Sums of more cells than this say little: they are used only if there are too few others. */
const FEW_CELLS = 6;
const ENOUGH = 30;

/** Houses that form a compact area: more boxes than two together leave sums of many cells. */
const MAX_BOXES = 2;

const areasOf = new WeakMap<Geometry, HouseIndex[][]>();

const LIES_MOSTLY_INSIDE: IsTaken = (inside, outside) => inside > outside;

/** New sums of few cells, each once; none if the puzzle has no sums. */
export function derivedSums(geometry: Geometry, relations: readonly Relation[]): RelationOf<'linear'>[] {
  const sums = relations.flatMap((relation) => fixedSum(relation) ?? []);
  if (sums.length === 0) return [];
  const areas = areasOf.get(geometry) ?? disjointHouses(geometry, MAX_BOXES);
  areasOf.set(geometry, areas);
  const found = houseSums(geometry, areas, sums, [[LIES_MOSTLY_INSIDE]]);
  const ordered = found.map(({ relation }) => relation).sort((a, b) => a.cells.length - b.cells.length);
  return ordered.filter(({ cells }, at) => cells.length <= FEW_CELLS || at < ENOUGH);
}
