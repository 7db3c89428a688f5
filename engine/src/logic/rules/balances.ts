/** The rule of 45: all values of some houses less the sums inside leave the sum of the cells that stick in or out. */
import type { Constraint } from '../../constraints/kinds.ts';
import type { RelationOf } from '../../relations/relation.ts';
import type { Cell, HouseIndex } from '../../model/geometry.ts';
import type { BoardIndex } from '../board-index.ts';
import type { Balance } from '../step.ts';
import type { Rule, RuleBook } from './rule-book.ts';

export interface FoundBalance {
  readonly balance: Balance;
  readonly constraints: readonly Constraint[];
  readonly relation: RelationOf<'linear'>;
}

/** Cells at most in what is left, and houses at most that are not in a row. */
const MOST_LEFT = 8;
const MOST_APART = 4;
const MOST_SUMS = 400;

interface Sum {
  readonly constraint: Constraint;
  readonly cells: readonly Cell[];
  readonly sum: number;
}

/** Which sums that stick out of the houses are taken out with them. */
const WAYS: readonly ((inside: number, outside: number) => boolean)[] = [
  () => false,
  (inside, outside) => inside > outside,
  (inside, outside) => inside >= outside,
  () => true,
];

/** What is left of houses and sums, each set of cells once, out of the fewest houses. */
export function findBalances({ rules, tables }: RuleBook): FoundBalance[] {
  const sums = rules.flatMap(sumOf);
  if (sums.length === 0 || sums.length > MOST_SUMS) return [];
  const found = new Map<string, FoundBalance>();
  for (const houses of housesTogether(tables)) {
    for (const way of WAYS) {
      const left = leftOf(tables, houses, sums, way);
      if (!left) continue;
      const key = left.relation.cells.map((cell, k) => cell * left.relation.weights[k]).join();
      if (!found.has(key)) found.set(key, left);
    }
  }
  return [...found.values()];
}

/** The sum that a rule fixes, where it does. */
function sumOf({ constraint, relations }: Rule): Sum[] {
  if (constraint.kind === 'pair-sum') return [{ constraint, cells: constraint.cells, sum: constraint.sum }];
  return relations.flatMap((relation) => {
    if (relation.is !== 'linear' || relation.min !== relation.max) return [];
    const isPlain = relation.weights.every((weight) => weight === 1);
    return isPlain ? [{ constraint, cells: relation.cells, sum: relation.min }] : [];
  });
}

/** Disjoint full houses of one kind: lines side by side, boxes in any choice of a few. Fewest first. */
function housesTogether({ geometry, size }: BoardIndex): HouseIndex[][] {
  const of = (...kinds: readonly string[]): HouseIndex[] =>
    geometry.houses.flatMap(({ kind, full, grid }, house) =>
      full && grid === 0 && kinds.includes(kind) ? [house] : [],
    );
  const runs = (lines: HouseIndex[]): HouseIndex[][] =>
    lines.flatMap((_, from) => lines.slice(from).map((_last, more) => lines.slice(from, from + more + 1)));
  const apart = size <= 9 ? MOST_APART : 2;
  const all = [...runs(of('row')), ...runs(of('column')), ...choices(of('box', 'region'), apart)];
  return all.sort((a, b) => a.length - b.length);
}

function choices(houses: readonly HouseIndex[], most: number): HouseIndex[][] {
  if (most === 0) return [];
  return houses.flatMap((house, at) => [
    [house],
    ...choices(houses.slice(at + 1), most - 1).map((more) => [house, ...more]),
  ]);
}

function leftOf(
  { geometry, houseCells, cellCount }: BoardIndex,
  houses: readonly HouseIndex[],
  sums: readonly Sum[],
  isTakenOut: (inside: number, outside: number) => boolean,
): FoundBalance | undefined {
  const inside = new Uint8Array(cellCount);
  for (const house of houses) for (const cell of houseCells[house]) inside[cell] = 1;
  const all = houses.length * geometry.values.reduce((sum, value) => sum + value, 0);
  let total = all;
  const taken = new Uint8Array(cellCount);
  const constraints: Constraint[] = [];
  let left = houses.length * geometry.size;
  const take = ({ cells, constraint, sum }: Sum, many: number): void => {
    for (const cell of cells) taken[cell] = 1;
    constraints.push(constraint);
    total -= sum;
    left += cells.length - 2 * many;
  };
  const counted = sums
    .map((sum) => ({ sum, many: sum.cells.reduce((count, cell) => count + inside[cell], 0) }))
    .filter(({ many }) => many > 0);
  // Those wholly inside first.
  for (const whole of [true, false]) {
    for (const { sum, many } of counted) {
      const out = sum.cells.length - many;
      if ((out === 0) !== whole || sum.cells.some((cell) => taken[cell] === 1)) continue;
      if (whole || isTakenOut(many, out)) take(sum, many);
    }
  }
  if (constraints.length === 0 || left === 0 || left > MOST_LEFT) return undefined;
  const cells: Cell[] = [];
  for (let cell = 0; cell < cellCount; cell++) if (inside[cell] !== taken[cell]) cells.push(cell);
  const weights = cells.map((cell) => (inside[cell] === 1 ? 1 : -1));
  return {
    constraints,
    relation: { is: 'linear', cells, weights, min: total, max: total },
    balance: {
      houses: [...houses],
      plus: cells.filter((cell) => inside[cell] === 1),
      minus: cells.filter((cell) => inside[cell] !== 1),
      total,
      all,
      counted: all - total,
    },
  };
}
