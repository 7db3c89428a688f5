/** Almost locked sets and sue de coq in English. */
import { digitCount } from '../../grid/digits.ts';
import { digitsIn } from '../../grid/digits.ts';
import type { AlmostLockedSet, RestrictedCommon } from '../step.ts';
import { EN_NAMES } from './en-names.ts';
import { aName, countWord, plural } from './en-words.ts';
import type { Teller } from './locale.ts';
import { setName } from './notation-line.ts';
import type { Say } from './say.ts';

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
      what: `There are two almost locked sets that share ${say.digits(shared)}.`,
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
      what: `There is ${aName(EN_NAMES[facts.technique])} of ${countWord(sets.length)} almost locked sets.`,
      why: [
        ...sets.map((set, k) => setText(set, k, say)),
        ...commons.map((common) => commonText(common, say)),
        `If ${say.digits(gone, 'or')} is not in A, then A is locked and the others lose a shared digit in turn, up to ${setName(sets.length - 1)}, which then holds it.`,
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
        `${say.cells(stem?.cells ?? [], digitsIn(stem?.digits ?? 0))} can only be ${say.digits(stem?.digits ?? 0, 'or')}.`,
        ...petals.map((set, k) => setText(set, k + 1, say)),
        `Whatever the stem is, one of these sets loses that digit and keeps all others, ${say.digits(gone)} among them.`,
      ],
    };
  },

  'sue-de-coq': ({ cells, cellDigits, digits }, say) => {
    const middle = cells.intersection;
    const outside = (['line-set', 'area-set'] as const)
      .filter((role) => cells[role].length > 0)
      .map((role) => `${say.cells(cells[role])} with ${say.digits(cellDigits[role])}`);
    const count = middle.length + cells['line-set'].length + cells['area-set'].length;
    return {
      what: `There is a Sue de Coq in ${say.cells(middle)}.`,
      why: [
        `${say.cells(middle)} lie in a line and in a box and hold ${say.digits(cellDigits.intersection || digits)}.`,
        `Beside them stand ${say.list(outside)}.`,
        `Together that is ${countWord(count)} cells with ${countWord(digitCount(cellDigits.intersection | cellDigits['line-set'] | cellDigits['area-set']))} digits, each of which they must use: those of the line nowhere else in the line, those of the box nowhere else in the box.`,
      ],
    };
  },
} satisfies Partial<Record<string, Teller>>;

/** `A: r1c1 and r1c2 hold 1, 2 and 3, one digit more than cells.` */
function setText({ cells, digits }: AlmostLockedSet, index: number, say: Say): string {
  const more = digitCount(digits) - cells.length;
  return `${setName(index)}: ${say.cells(cells)} ${plural(cells.length, 'holds', 'hold')} ${say.digits(digits)}, ${countWord(more)} ${plural(more, 'digit')} more than ${plural(cells.length, 'cell')}.`;
}

function commonText({ a, b, digit }: RestrictedCommon, say: Say): string {
  return `${say.digit(digit)} cannot be in both ${setName(a)} and ${setName(b)}, for its places see each other.`;
}
