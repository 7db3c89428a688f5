/** Almost locked sets and Sue de Coq in English. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { aDigit, countWord } from './words.ts';

export const EN_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `ALS-XZ: two almost locked sets share ${shared}. One is ${sets[0].cells}, the other ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `The ${each[0]}s in A and B all see each other, and so do the ${each[1]}s.`,
            `So one set has no ${each[0]} and the other no ${each[1]}. Each then needs all its other digits.`,
            'So all the digits of both sets stay inside them.',
          ]
        : [
            `The ${shared}s in A and B all see each other, so one of the sets has no ${shared}.`,
            `That set needs all its other digits, so A or B must have ${eliminated.digits}.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    return {
      what: `${EN_NAMES[technique]}: a chain of ${countWord(sets.length)} almost locked sets. The first is ${sets[0].cells}. The last is ${last.cells}.`,
      why: [
        ...sets.map(setText),
        `${eliminated.count > 1 ? `Suppose A is missing ${eliminated.either}.` : `Suppose A has no ${eliminated.digits}.`} Then it needs all its other digits.`,
        ...commons.map(
          ({ a, b, digit }) =>
            `${a} has ${aDigit(digit)} that every ${digit} in ${b} sees, so ${b} needs all its other digits.`,
        ),
        eliminated.count > 1
          ? `Either way, each of ${eliminated.digits} is in A or ${last.name}.`
          : `Either way, A or ${last.name} has ${aDigit(eliminated.digits)}, and any cell that sees all of those can’t be ${eliminated.digits}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Death blossom: try each digit of ${stem}, the stem.`,
    why: [
      `A, the stem, is ${stem}, which is ${stemDigits}.`,
      ...petals.map(setText),
      ...losses.map(
        ({ set, digit }) => `If the stem is ${digit}, ${set} has no ${digit} and needs all its other digits.`,
      ),
      `Whatever the stem is, one of these sets has ${aDigit(eliminated)}.`,
    ],
    ends: 'every',
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    const count = countWord(parts.count);
    return {
      what: `Sue de Coq: look at ${parts.crossing}, where ${line.name} crosses ${area.name}.`,
      why: [
        `${parts.crossing}, where ${line.name} crosses ${area.name}, can only hold ${parts.crossingDigits}.`,
        `Elsewhere ${line.in}, ${parts.onLine} can only hold ${parts.lineDigits}.`,
        `Elsewhere ${area.in}, ${parts.inArea} can only hold ${parts.areaDigits}.`,
        twice === undefined
          ? `Each of ${once} can appear only once in these ${count} cells, so they all must.`
          : `Each of ${once} can appear only once in these ${count} cells, and ${twice} only twice, so they all must.`,
        `No other cell ${line.in} can be ${parts.goneFromLine}, and no other ${area.in} can be ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A is r1c1 and r1c2: two cells that can only be 1, 2 or 3.` */
function setText({ name, cells, count, either }: Parts<'two-sets'>['sets'][number]): string {
  return count === 1
    ? `${name} is ${cells}, which can only be ${either}.`
    : `${name} is ${cells}: ${countWord(count)} cells that can only be ${either}.`;
}
