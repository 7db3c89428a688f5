/**
 * The rule of 45: the values of some whole houses minus the sums inside give the sum of the few cells that stick in or
 * out (innies and outies).
 */
import { spend } from '../stopping.ts';
import type { Cell, Geometry, HouseIndex } from '../model/geometry.ts';
import type { Relation, RelationOf } from './relation.ts';

/** Cells and the sum of their values. */
export interface FixedSum {
  readonly cells: readonly Cell[];
  readonly sum: number;
}

/** The remainder of some houses. */
export interface HouseSum<S extends FixedSum> {
  readonly houses: readonly HouseIndex[];
  /** The sums subtracted, with no cell in common; at least one. */
  readonly taken: readonly S[];
  /** Weight 1 for a cell inside the houses, −1 for one outside. */
  readonly relation: RelationOf<'linear'>;
}

/** Whether a sum with so many cells inside the houses and so many outside is subtracted. */
export type IsTaken = (inside: number, outside: number) => boolean;

/** Maximum number of cells left, and of sums considered: beyond these there are no results. */
const MAX_LEFT = 8;
const MAX_SUMS = 400;

/** The cells and total of a relation that fixes a sum. */
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
 * For each list of disjoint houses, what remains when disjoint sums are subtracted. Each way to choose them is a list
 * of tests: sums that pass the first test are taken first. The same cells are listed once, for the first houses that
 * give them.
 */
export function houseSums<S extends FixedSum>(
  geometry: Geometry,
  houseLists: readonly (readonly HouseIndex[])[],
  sums: readonly S[],
  ways: readonly (readonly IsTaken[])[],
): HouseSum<S>[] {
  if (sums.length === 0 || sums.length > MAX_SUMS) return [];
  const { houses: all, housesOf, values } = geometry;
  const wordsEach = Math.ceil(housesOf.length / 32);
  const sumBits = sums.map(({ cells }) => {
    const bits = new Int32Array(wordsEach);
    for (const cell of cells) bits[cell >> 5] |= 1 << cell;
    return bits;
  });
  /** For each house, how many of its cells each sum has. */
  const shares = all.map(() => new Int32Array(sums.length));
  sums.forEach(({ cells }, k) => {
    for (const cell of cells) for (const house of housesOf[cell]) shares[house][k]++;
  });
  const houseTotal = values.reduce((sum, value) => sum + value, 0);
  const inside = new Int32Array(sums.length);
  const area = new Int32Array(wordsEach);
  const counted = new Int32Array(wordsEach);
  const found = new Map<string, HouseSum<S>>();
  for (const houses of houseLists) {
    inside.fill(0);
    area.fill(0);
    let size = 0;
    for (const house of houses) {
      for (let k = 0; k < inside.length; k++) inside[k] += shares[house][k];
      for (const cell of all[house].cells) area[cell >> 5] |= 1 << cell;
      size += all[house].cells.length;
    }
    for (const way of ways) {
      counted.fill(0);
      spend(Math.ceil(sums.length / 4));
      let many = size;
      let rest = houses.length * houseTotal;
      const taken: S[] = [];
      for (const isTaken of way) {
        for (let k = 0; k < inside.length; k++) {
          const outside = sums[k].cells.length - inside[k];
          if (inside[k] === 0 || !isTaken(inside[k], outside)) continue;
          const own = sumBits[k];
          let both = 0;
          for (let word = 0; word < wordsEach; word++) both |= counted[word] & own[word];
          if (both !== 0) continue;
          for (let word = 0; word < wordsEach; word++) counted[word] |= own[word];
          taken.push(sums[k]);
          many += outside - inside[k];
          rest -= sums[k].sum;
        }
      }
      if (taken.length === 0 || many === 0 || many > MAX_LEFT) continue;
      const cells: Cell[] = [];
      const weights: number[] = [];
      let key = '';
      for (let word = 0; word < wordsEach; word++) {
        let left = area[word] ^ counted[word];
        key += `${left} ${left & area[word]} `;
        for (; left !== 0; left &= left - 1) {
          const bit = left & -left;
          cells.push(32 * word + 31 - Math.clz32(bit));
          weights.push(area[word] & bit ? 1 : -1);
        }
      }
      if (!found.has(key)) {
        found.set(key, { houses, taken, relation: { is: 'linear', cells, weights, min: rest, max: rest } });
      }
    }
  }
  return [...found.values()];
}
