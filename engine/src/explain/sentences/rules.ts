/** The parts of the sentences about steps by rules beyond houses. */
import type { ConstraintKind } from '../../constraints/kinds.ts';
import { digitBit, digitCount, type DigitSet, digitsIn, hasDigit } from '../../model/digits.ts';
import type { Candidate, DerivedSum, RuleEvidence } from '../../logic/step.ts';
import type { Facts } from '../facts.ts';
import { type HousePhrase, ruleParts, type Say } from '../phrases.ts';

const cellsOf = (list: readonly Candidate[]): number[] => list.map(({ cell }) => cell);

/** The digits left in the cells under the rules, if they are few enough to name. */
export interface Remains {
  readonly cells: string;
  readonly size: number;
  /** The eliminated digits; undefined if any of them is in one of the sets. */
  readonly gone: string | undefined;
  /** `1+2+6 or 1+3+5`, ascending. */
  readonly eitherSet: string | undefined;
  /** `1-6 or 2-5`. */
  readonly eitherFilling: string | undefined;
  /** An eliminated candidate, and a cell that it would leave without digits. */
  readonly emptied: { readonly cell: string; readonly digit: string; readonly other: string } | undefined;
  /** An eliminated candidate, and the rest that it would leave for the other cells, which cannot hold it. */
  readonly unfit:
    | {
        readonly cell: string;
        readonly digit: string;
        /** Undefined if there are too many. */
        readonly rests:
          | {
              readonly others: string;
              readonly count: number;
              /** The rest of the only set with the digit, or of each: `2 and 3`, `2+3 or 2+5`. */
              readonly digits: string;
            }
          | undefined;
      }
    | undefined;
}

/** The total of houses, the sums of rules in it, and the remainder. */
export interface Counted {
  readonly home: HousePhrase;
  readonly rules: string;
  readonly all: number;
  readonly counted: number;
  /** The remaining cells of the houses, and the counted cells outside them; an empty text if there are none. */
  readonly plus: string;
  readonly minus: string;
  readonly sizes: Readonly<Record<'houses' | 'plus' | 'minus', number>>;
  readonly total: number;
  /** The kind that all the rules share, and their number. */
  readonly kind: ConstraintKind | undefined;
  readonly rulesCount: number;
}

export const RULES = {
  'rule-filling': ({ technique, rules, houses, eliminations }: Facts, say: Say) => ({
    technique,
    rules: rulesText(rules, say),
    count: rulesCount(rules),
    kinds: rules.constraints.map((constraint) => ({
      kind: constraint.kind,
      amounts: ruleParts(constraint).amounts,
    })),
    home: houses.home.length > 0 ? say.houses(houses.home) : undefined,
    sums: (rules.derived ?? []).map((sum) => counted(sum, say)),
    ...remains(rules, eliminations, say),
  }),

  'rule-sum': ({ technique, rules, houses, eliminations }: Facts, say: Say) => ({
    technique,
    ...counted({ constraints: rules.constraints, balance: rules.balance! }, say),
    home: say.houses(houses.home),
    ...remains(rules, eliminations, say),
  }),

  'required-digit': ({ rules, digits, candidates }: Facts, say: Say) => {
    say.mention(rules.cells, []);
    return {
      rules: rulesText(rules, say),
      digit: say.digits(digits),
      count: rulesCount(rules),
      cells: say.area(rules.cells),
      areAll: rules.cells.length === candidates.pattern.length,
      size: candidates.pattern.length,
      places: say.cells(cellsOf(candidates.pattern), digits, 'or'),
    };
  },

  'seen-places': ({ houses, digits, candidates }: Facts, say: Say) => ({
    home: say.houses(houses.base),
    digit: say.digits(digits),
    size: candidates.pattern.length,
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
    sizes: { houses: houses.length, plus: plus.length, minus: minus.length },
    kind:
      new Set(constraints.map((constraint) => constraint.kind)).size === 1 ? constraints[0].kind : undefined,
    rulesCount: constraints.length,
    total: plus.length === 0 ? -total : total,
  };
}

function rulesText({ constraints }: Pick<RuleEvidence, 'constraints'>, say: Say): string {
  return say.list([...new Set(constraints.map(say.rule))]);
}

/** The number of rules with different names: two thermometers count as one. */
function rulesCount({ constraints }: RuleEvidence): number {
  return new Set(constraints.map((one) => `${one.kind} ${ruleParts(one).amounts}`)).size;
}

function remains(
  { cells, sets, fillings, emptied, constraints, balance }: RuleEvidence,
  eliminations: readonly Candidate[],
  say: Say,
): Remains {
  const isSum = balance !== undefined || 'sum' in constraints[0];
  const setText = (set: DigitSet): string =>
    digitsIn(set)
      .map((digit) => say.digit(digit))
      .join(isSum ? '+' : '');
  const isWhole = sets?.length === 1 && cells.length >= WHOLE;
  const fillingText = (filling: readonly number[]): string =>
    filling.map((digit) => say.digit(digit)).join('-');
  return {
    cells: say.area(cells),
    size: cells.length,
    gone: goneFrom(sets, eliminations, say),
    eitherSet: isWhole ? undefined : sets && say.list([...sets].sort(bySet).map(setText), 'or'),
    eitherFilling: fillings && say.list(fillings.map(fillingText), 'or'),
    emptied: emptied && {
      cell: say.cell(emptied.assumed.cell, emptied.assumed.digit),
      digit: say.digit(emptied.assumed.digit),
      other: say.cell(emptied.cell),
    },
    unfit:
      (!sets || isWhole) && (fillings || emptied)
        ? undefined
        : unfitIn({ cells, sets }, eliminations, setText, say),
  };
}

function unfitIn(
  { cells, sets }: Pick<RuleEvidence, 'cells' | 'sets'>,
  eliminations: readonly Candidate[],
  setText: (set: DigitSet) => string,
  say: Say,
): Remains['unfit'] {
  const gone = eliminations.find(
    ({ cell, digit }) => cells.includes(cell) && (!sets || sets.some((set) => hasDigit(set, digit))),
  );
  if (!gone || cells.length < 2) return undefined;
  const unfit = { cell: say.cell(gone.cell), digit: say.digit(gone.digit) };
  const rests = sets?.filter((set) => hasDigit(set, gone.digit)).map((set) => set & ~digitBit(gone.digit));
  // A set lists a repeated digit only once, so the rest of such a set cannot be named.
  const isNamed = sets?.every((set) => digitCount(set) === cells.length) && cells.length < WHOLE;
  if (!rests || rests.length > MAX_RESTS || !isNamed) return { ...unfit, rests: undefined };
  const others = cells.filter((cell) => cell !== gone.cell);
  return {
    ...unfit,
    rests: {
      others: say.cells(others),
      count: others.length,
      digits: rests.length === 1 ? say.digits(rests[0]) : say.list(rests.sort(bySet).map(setText), 'or'),
    },
  };
}

/** Maximum number of sets of digits that are named individually. */
const MAX_RESTS = 3;

/** Orders sets by the lowest digit, then the next: `1+2+9` before `1+3+8`. */
function bySet(a: DigitSet, b: DigitSet): number {
  const [one, other] = [digitsIn(a), digitsIn(b)];
  const at = one.findIndex((digit, k) => digit !== other[k]);
  return at < 0 ? 0 : one[at] - (other[at] ?? 0);
}

function goneFrom(
  sets: readonly DigitSet[] | undefined,
  eliminations: readonly Candidate[],
  say: Say,
): string | undefined {
  const gone = [...new Set(eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
  const isHeld = gone.some((digit) => sets?.some((set) => hasDigit(set, digit)));
  return sets && !isHeld ? say.digits(gone, 'or') : undefined;
}

/** With this many cells, a single set of digits is nearly a whole house and is not worth naming. */
const WHOLE = 8;
