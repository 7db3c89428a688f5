/** Steps by rules beyond houses: what their sentences speak of. */
import { type DigitSet, digitsIn } from '../../model/digits.ts';
import type { Candidate, RuleEvidence } from '../../logic/step.ts';
import type { Facts } from '../facts.ts';
import type { Say } from '../phrases.ts';

const cellsOf = (list: readonly Candidate[]): number[] => list.map(({ cell }) => cell);

/** What is left of the cells under the rules, where it can be told. */
export interface Remains {
  readonly cells: string;
  /** `1+2+6, 1+3+5`. */
  readonly sets: string | undefined;
  /** `1-6, 2-5`. */
  readonly fillings: string | undefined;
  /** A candidate that goes, and a cell that it would leave without a digit. */
  readonly emptied: { readonly cell: string; readonly digit: string; readonly other: string } | undefined;
}

export const RULES = {
  'rule-filling': ({ rules, houses }: Facts, say: Say) => ({
    rules: rulesText(rules, say),
    count: rules.constraints.length,
    home: houses.home.length > 0 ? say.houses(houses.home) : undefined,
    ...remains(rules, say),
  }),

  'rule-sum': ({ rules, houses }: Facts, say: Say) => {
    const { plus, minus, total, all, counted } = rules.balance!;
    const only = plus.length === 0 ? -total : total;
    return {
      rules: rulesText(rules, say),
      home: say.houses(houses.home),
      all,
      counted,
      /** Cells that are left of the houses, and those outside of them; no text where there are none. */
      plus: plus.length > 0 ? say.cells(plus) : '',
      minus: minus.length > 0 ? say.cells(minus) : '',
      total: only,
      ...remains(rules, say),
    };
  },

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

/** Rules at most that are named each by itself. */
const NAMED = 4;

function rulesText({ constraints }: RuleEvidence, say: Say): string {
  const names = constraints.map((constraint) =>
    say.rule(constraint, constraints.length <= NAMED ? 'where' : 'what'),
  );
  return say.list([...new Set(names)]);
}

function remains({ cells, sets, fillings, emptied, constraints, balance }: RuleEvidence, say: Say): Remains {
  const isSum = balance !== undefined || /cage|sum/.test(constraints[0].kind);
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
