/** Steps by rules beyond houses: what their sentences speak of. */
import { type DigitSet, digitsIn } from '../../model/digits.ts';
import type { Candidate, DerivedSum, RuleEvidence } from '../../logic/step.ts';
import type { Facts } from '../facts.ts';
import type { HousePhrase, Say } from '../phrases.ts';

const cellsOf = (list: readonly Candidate[]): number[] => list.map(({ cell }) => cell);

/** The digits left in the cells under the rules, if they are few enough to name. */
export interface Remains {
  readonly cells: string;
  /** `1+2+6, 1+3+5`. */
  readonly sets: string | undefined;
  /** `1-6, 2-5`. */
  readonly fillings: string | undefined;
  /** A candidate that goes, and a cell that it would leave without a digit. */
  readonly emptied: { readonly cell: string; readonly digit: string; readonly other: string } | undefined;
}

/** The total of houses, the sums of rules in it, and the remainder. */
export interface Counted {
  readonly home: HousePhrase;
  readonly rules: string;
  readonly all: number;
  readonly counted: number;
  /** Cells that are left of the houses, and those outside of them; no text where there are none. */
  readonly plus: string;
  readonly minus: string;
  readonly total: number;
}

export const RULES = {
  'rule-filling': ({ rules, houses }: Facts, say: Say) => ({
    rules: rulesText(rules, say),
    count: rules.constraints.length,
    home: houses.home.length > 0 ? say.houses(houses.home) : undefined,
    sums: (rules.derived ?? []).map((sum) => counted(sum, say)),
    ...remains(rules, say),
  }),

  'rule-sum': ({ rules, houses }: Facts, say: Say) => ({
    ...counted({ constraints: rules.constraints, balance: rules.balance! }, say),
    home: say.houses(houses.home),
    ...remains(rules, say),
  }),

  'required-digit': ({ rules, digits, candidates }: Facts, say: Say) => {
    say.mention(rules.cells, []);
    return {
      rules: rulesText(rules, say),
      digit: say.digits(digits),
      places: say.cells(cellsOf(candidates.pattern), digits, 'or'),
    };
  },

  'seen-places': ({ houses, digits, candidates }: Facts, say: Say) => ({
    home: say.houses(houses.base),
    digit: say.digits(digits),
    places: say.cells(cellsOf(candidates.pattern), digits, 'or'),
  }),
};

function counted({ constraints, balance }: DerivedSum, say: Say): Counted {
  const { plus, minus, total, all, counted: sum, houses } = balance;
  return {
    home: say.houses(houses),
    rules: rulesText({ constraints }, say),
    all,
    counted: sum,
    plus: plus.length > 0 ? say.cells(plus) : '',
    minus: minus.length > 0 ? say.cells(minus) : '',
    total: plus.length === 0 ? -total : total,
  };
}

/** Maximum number of rules that are named one by one. */
const NAMED = 4;

function rulesText({ constraints }: Pick<RuleEvidence, 'constraints'>, say: Say): string {
  const names = constraints.map((constraint) =>
    say.rule(constraint, constraints.length <= NAMED ? 'where' : 'what'),
  );
  return say.list([...new Set(names)]);
}

function remains({ cells, sets, fillings, emptied, constraints, balance }: RuleEvidence, say: Say): Remains {
  const isSum = balance !== undefined || 'sum' in constraints[0];
  const setText = (set: DigitSet): string =>
    digitsIn(set)
      .map((digit) => say.digit(digit))
      .join(isSum ? '+' : ' ');
  const fillingText = (filling: readonly number[]): string =>
    filling.map((digit) => say.digit(digit)).join('-');
  return {
    cells: say.cells(cells),
    sets: sets && say.list(sets.map(setText)),
    fillings: fillings && say.list(fillings.map(fillingText)),
    emptied: emptied && {
      cell: say.cell(emptied.assumed.cell, emptied.assumed.digit),
      digit: say.digit(emptied.assumed.digit),
      other: say.cell(emptied.cell),
    },
  };
}
