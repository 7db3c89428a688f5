/** Sums of few cells that follow from whole houses: they make the search find dead ends sooner. */
import type { Geometry, HouseIndex } from '../../model/geometry.ts';
import { disjointHouses, fixedSum, houseSums, type IsTaken } from '../../relations/house-sums.ts';
import type { Relation, RelationOf } from '../../relations/relation.ts';

/** Sums of more than a few cells say little: they are taken where there are not enough others. */
const FEW_CELLS = 6;
const ENOUGH = 30;

/** Houses that make a compact area: more boxes than two together leave sums of many cells. */
const MAX_BOXES = 2;

const areasOf = new WeakMap<Geometry, HouseIndex[][]>();

const LIES_MOSTLY_INSIDE: IsTaken = (inside, outside) => inside > outside;

/** New sums of few cells, each once; none if nothing is added up. */
export function derivedSums(geometry: Geometry, relations: readonly Relation[]): RelationOf<'linear'>[] {
  const sums = relations.flatMap((relation) => fixedSum(relation) ?? []);
  if (sums.length === 0) return [];
  const areas = areasOf.get(geometry) ?? disjointHouses(geometry, MAX_BOXES);
  areasOf.set(geometry, areas);
  const found = houseSums(geometry, areas, sums, [[LIES_MOSTLY_INSIDE]]);
  const ordered = found.map(({ relation }) => relation).sort((a, b) => a.cells.length - b.cells.length);
  return ordered.filter(({ cells }, at) => cells.length <= FEW_CELLS || at < ENOUGH);
}
