/**
 * The rule of 45: all values of some houses less the sums inside leave the few cells that stick in or out (innies and
 * outies).
 */
import type { Cell, Geometry, HouseIndex } from '../model/geometry.ts';
import type { Relation, RelationOf } from './relation.ts';

/** Cells, and what their values add up to. */
export interface FixedSum {
  readonly cells: readonly Cell[];
  readonly sum: number;
}

/** The remainder of some houses. */
export interface HouseSum<S extends FixedSum> {
  readonly houses: readonly HouseIndex[];
  /** The sums that were taken out, which have no cell in common; at least one. */
  readonly taken: readonly S[];
  /** Weight 1 for a cell inside the houses, −1 for one outside. */
  readonly relation: RelationOf<'linear'>;
}

/** Whether a sum with so many cells inside the houses and so many outside is taken out. */
export type IsTaken = (inside: number, outside: number) => boolean;

/** Maximum cells in what is left, and maximum sums that are looked at: with more of them there are none. */
const MAX_LEFT = 8;
const MAX_SUMS = 400;

/** The sum that a relation fixes, if it does. */
export function fixedSum(relation: Relation): FixedSum | undefined {
  if (relation.is !== 'linear' || relation.min !== relation.max) return undefined;
  if (!relation.weights.every((weight) => weight === 1)) return undefined;
  return { cells: relation.cells, sum: relation.min };
}

/**
 * Disjoint full houses of the first grid: neighbouring rows, then neighbouring columns, then any choice of up to
 * `maxBoxes` boxes or regions, the smallest choices first.
 */
export function disjointHouses({ houses }: Geometry, maxBoxes: number): HouseIndex[][] {
  const of = (...kinds: readonly string[]): HouseIndex[] =>
    houses.flatMap(({ kind, full, grid }, house) =>
      full && grid === 0 && kinds.includes(kind) ? [house] : [],
    );
  const runs = (lines: HouseIndex[]): HouseIndex[][] =>
    lines.flatMap((_, from) => lines.slice(from).map((_last, more) => lines.slice(from, from + more + 1)));
  const boxes = choices(of('box', 'region'), maxBoxes).sort((a, b) => a.length - b.length);
  return [...runs(of('row')), ...runs(of('column')), ...boxes];
}

function choices(houses: readonly HouseIndex[], most: number): HouseIndex[][] {
  if (most === 0) return [];
  return houses.flatMap((house, at) => [
    [house],
    ...choices(houses.slice(at + 1), most - 1).map((more) => [house, ...more]),
  ]);
}

/**
 * The remainder of each list of disjoint houses when sums are taken out of them, as far as they are disjoint. Each way
 * of doing so is a list of tests: the sums that pass the first are taken first. The same cells come up once, out of the
 * first houses.
 */
export function houseSums<S extends FixedSum>(
  geometry: Geometry,
  houseLists: readonly (readonly HouseIndex[])[],
  sums: readonly S[],
  ways: readonly (readonly IsTaken[])[],
): HouseSum<S>[] {
  if (sums.length === 0 || sums.length > MAX_SUMS) return [];
  const found = new Map<string, HouseSum<S>>();
  for (const houses of houseLists) {
    const area = areaOf(geometry, houses, sums);
    for (const way of ways) {
      const left = leftOf(area, sums, way);
      if (!left) continue;
      const { cells, weights } = left.relation;
      const key = `${cells.join()} ${weights.join()}`;
      if (!found.has(key)) found.set(key, left);
    }
  }
  return [...found.values()];
}

/** Houses together. */
interface Area {
  readonly houses: readonly HouseIndex[];
  /** For each cell of the board 1 if it is in one of the houses. */
  readonly isInside: Uint8Array;
  readonly cellCount: number;
  /** The sum of all its cells. */
  readonly total: number;
  /** For each sum how many of its cells are inside. */
  readonly inside: Int32Array;
}

function areaOf(geometry: Geometry, houses: readonly HouseIndex[], sums: readonly FixedSum[]): Area {
  const isInside = new Uint8Array(geometry.cells.length);
  let cellCount = 0;
  for (const house of houses) {
    const { cells } = geometry.houses[house];
    for (const cell of cells) isInside[cell] = 1;
    cellCount += cells.length;
  }
  let total = 0;
  for (const value of geometry.values) total += houses.length * value;
  const inside = new Int32Array(sums.length);
  for (let k = 0; k < sums.length; k++) for (const cell of sums[k].cells) inside[k] += isInside[cell];
  return { houses, isInside, cellCount, total, inside };
}

function leftOf<S extends FixedSum>(
  { houses, isInside, cellCount, total, inside }: Area,
  sums: readonly S[],
  way: readonly IsTaken[],
): HouseSum<S> | undefined {
  const isCounted = new Uint8Array(isInside.length);
  const taken: S[] = [];
  let many = cellCount;
  let rest = total;
  for (const isTaken of way) {
    for (let k = 0; k < sums.length; k++) {
      const { cells, sum } = sums[k];
      const outside = cells.length - inside[k];
      if (inside[k] === 0 || !isTaken(inside[k], outside) || !areFree(cells, isCounted)) continue;
      for (const cell of cells) isCounted[cell] = 1;
      taken.push(sums[k]);
      many += outside - inside[k];
      rest -= sum;
    }
  }
  if (taken.length === 0 || many === 0 || many > MAX_LEFT) return undefined;
  const cells: Cell[] = [];
  for (let cell = 0; cell < isInside.length; cell++) if (isInside[cell] !== isCounted[cell]) cells.push(cell);
  const weights = cells.map((cell) => (isInside[cell] === 1 ? 1 : -1));
  return { houses, taken, relation: { is: 'linear', cells, weights, min: rest, max: rest } };
}

function areFree(cells: readonly Cell[], isCounted: Uint8Array): boolean {
  for (const cell of cells) if (isCounted[cell] === 1) return false;
  return true;
}
