/** The rule of 45 with its proof: the houses, and the constraints whose sums were subtracted. */
import type { Constraint } from '../../constraints/kinds.ts';
import {
  disjointHouses,
  fixedSum,
  type FixedSum,
  houseSums,
  type IsTaken,
} from '../../relations/house-sums.ts';
import type { RelationOf } from '../../relations/relation.ts';
import type { Balance } from '../step.ts';
import type { Rule, RuleBook } from './rule-book.ts';

export interface FoundBalance {
  readonly balance: Balance;
  readonly constraints: readonly Constraint[];
  readonly relation: RelationOf<'linear'>;
}

/** Maximum number of boxes taken together: with up to nine digits, and with more. */
const MAX_BOXES = 4;
const MAX_LARGE_BOXES = 2;

interface StatedSum extends FixedSum {
  readonly constraint: Constraint;
}

/**
 * Sums entirely inside the houses are subtracted first; the rest of each list chooses among those that extend outside.
 */
const IS_WITHIN: IsTaken = (_, outside) => outside === 0;
const WAYS: readonly (readonly IsTaken[])[] = [
  [IS_WITHIN],
  [IS_WITHIN, (inside, outside) => inside > outside],
  [IS_WITHIN, (inside, outside) => inside >= outside],
  [IS_WITHIN, () => true],
];

/**
 * The remainders of houses minus sums, each set of cells once and from the fewest houses, in order of the number of
 * houses.
 */
export function findBalances({ rules, tables: { geometry } }: RuleBook): FoundBalance[] {
  const sums = rules.flatMap(statedSums);
  if (sums.length === 0) return [];
  const houseLists = disjointHouses(geometry, geometry.size <= 9 ? MAX_BOXES : MAX_LARGE_BOXES);
  houseLists.sort((a, b) => a.length - b.length);
  const houseTotal = geometry.values.reduce((sum, value) => sum + value, 0);
  return houseSums(geometry, houseLists, sums, WAYS).map(({ houses, taken, relation }) => {
    const { cells, weights, min: total } = relation;
    const all = houses.length * houseTotal;
    return {
      constraints: taken.map(({ constraint }) => constraint),
      relation,
      balance: {
        houses: [...houses],
        plus: cells.filter((_, at) => weights[at] === 1),
        minus: cells.filter((_, at) => weights[at] !== 1),
        total,
        all,
        counted: all - total,
      },
    };
  });
}

function statedSums({ constraint, relations }: Rule): StatedSum[] {
  if (constraint.kind === 'pair-sum') return [{ constraint, cells: constraint.cells, sum: constraint.sum }];
  return relations.flatMap((relation) => {
    const sum = fixedSum(relation);
    return sum ? [{ constraint, ...sum }] : [];
  });
}
