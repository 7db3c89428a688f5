/** Almost locked sets and sue de coq in English. */
import { digitCount } from '../../../grid/digits.ts';
import { digitsIn } from '../../../grid/digits.ts';
import type { AlmostLockedSet, RestrictedCommon } from '../../step.ts';
import { EN_NAMES } from './names.ts';
import { aName, capital, countWord, plural } from './words.ts';
import type { Teller } from '../locale.ts';
import { setName } from '../notation-line.ts';
import type { Say } from '../say.ts';

export const EN_SETS = {
  'two-sets': (facts, say) => {
    const { sets, commons } = facts;
    const shared = [...new Set(commons.map(({ digit }) => digit))];
    const locked =
      shared.length > 1
        ? `${say.digits(shared)} can each be in only one of the sets, and each set can lack only one digit: so one set lacks ${say.digit(shared[0])} and the other ${say.digit(shared[1])}. All their other digits stay where they are, and the two shared ones too.`
        : `All their places of ${say.digits(shared)} see each other, so one of the sets lacks ${say.digits(shared)} and keeps all its other digits.`;
    const gone = [...new Set(facts.eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
    return {
      what: `There is an ALS-XZ: two almost locked sets that share ${say.digits(shared)}, in ${say.cells(sets[0].cells)} and ${say.cells(sets[1].cells)}.`,
      why: [
        ...sets.map((set, k) => setText(set, k, say)),
        locked,
        ...(shared.length > 1
          ? []
          : [`So ${say.digits(gone)} ${gone.length > 1 ? 'are' : 'is'} in A or in B.`]),
      ],
    };
  },

  'set-chain': (facts, say) => {
    const { sets, commons } = facts;
    const gone = [...new Set(facts.eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
    return {
      what: `There is ${aName(EN_NAMES[facts.technique])} of ${countWord(sets.length)} almost locked sets, from ${say.cells(sets[0].cells)} to ${say.cells(sets[sets.length - 1].cells)}.`,
      why: [
        ...sets.map((set, k) => setText(set, k, say)),
        ...commons.map((common) => commonText(common, say)),
        ...relayed(sets, commons, gone, say),
        `So ${say.digits(gone)} ${gone.length > 1 ? 'are' : 'is'} in A or in ${setName(sets.length - 1)}.`,
      ],
    };
  },

  blossom: (facts, say) => {
    const [stem, ...petals] = facts.sets;
    const gone = [...new Set(facts.eliminations.map(({ digit }) => digit))].sort((a, b) => a - b);
    return {
      what: `There is a death blossom on ${say.cells(stem?.cells ?? [])}.`,
      why: [
        `The stem, ${say.cells(stem?.cells ?? [], digitsIn(stem?.digits ?? 0))}, can only be ${say.digits(stem?.digits ?? 0, 'or')} (A).`,
        ...petals.map((set, k) => setText(set, k + 1, say)),
        `${capital(facts.commons.map(({ b, digit }) => `if the stem is ${say.digit(digit)}, ${setName(b)} loses its ${say.digit(digit)}`).join('; '))}.`,
        `A set that loses one digit keeps all its others, so in any case one of these sets keeps ${say.digits(gone)}.`,
      ],
    };
  },

  'sue-de-coq': (facts, say) => {
    const { cells, cellDigits, houses } = facts;
    const [line, area] = houses.cover;
    const core = cellDigits.intersection;
    const [lineDigits, areaDigits] = [cellDigits['line-set'], cellDigits['area-set']];
    const many = cells.intersection.length + cells['line-set'].length + cells['area-set'].length;
    const twice = lineDigits & areaDigits & ~core;
    const once = (core | lineDigits | areaDigits) & ~twice;
    const count = countWord(many);
    const shared =
      twice === 0
        ? `So each of ${say.digits(once)} fits only once into these ${count} cells. That is just as many digits as cells: all of them stand here.`
        : `So each of ${say.digits(once)} fits only once into these ${count} cells, ${say.digits(twice)} once into each of the two outer parts. That makes just as many digits as cells: all of them stand here.`;
    return {
      what: `There is a Sue de Coq where ${say.house(line)} crosses ${say.house(area)}, in ${say.cells(cells.intersection)}.`,
      why: [
        `${say.cells(cells.intersection)} are in both ${say.house(line)} and ${say.house(area)} and can only hold ${say.digits(core)}.`,
        `Elsewhere in ${say.house(line)}, ${say.cells(cells['line-set'])} can only hold ${say.digits(lineDigits)}; elsewhere in ${say.house(area)}, ${say.cells(cells['area-set'])} can only hold ${say.digits(areaDigits)}.`,
        'No digit of the crossing is in both outer parts.',
        shared,
        `No other cell of ${say.house(line)} can be ${say.digits(lineDigits | (core & ~areaDigits), 'or')}, and no other of ${say.house(area)} can be ${say.digits(areaDigits | (core & ~lineDigits), 'or')}.`,
      ],
    };
  },
} satisfies Partial<Record<string, Teller>>;

/** `A: r1c1 and r1c2 hold 1, 2 and 3, one digit more than cells.` */
function setText({ cells, digits }: AlmostLockedSet, index: number, say: Say): string {
  const text = `${setName(index)}: ${say.cells(cells)} ${plural(cells.length, 'holds', 'hold')} ${say.digits(digits)}`;
  const more = digitCount(digits) - cells.length;
  return cells.length === 1
    ? `${text}.`
    : `${text}, ${countWord(more)} ${plural(more, 'digit')} more than cells.`;
}

/** What happens from set to set if the digit is not in the first. */
function relayed(
  sets: readonly AlmostLockedSet[],
  commons: readonly RestrictedCommon[],
  gone: readonly number[],
  say: Say,
): string[] {
  const last = sets.length - 1;
  const clauses = commons.map(
    ({ a, b, digit }) => `${setName(a)} keeps ${say.digit(digit)} and ${setName(b)} loses it`,
  );
  const kept = gone.length > 1 ? 'the one that A lacks' : say.digits(gone);
  return [
    `If A lacks ${say.digits(gone, 'or')}, ${clauses.join(', so ')}.`,
    `A set that loses one digit keeps all its others, so ${setName(last)} keeps ${kept}.`,
  ];
}

function commonText({ a, b, digit }: RestrictedCommon, say: Say): string {
  return `${say.digit(digit)} cannot be in both ${setName(a)} and ${setName(b)}, for its places see each other.`;
}
