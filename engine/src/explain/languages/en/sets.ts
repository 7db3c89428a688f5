/** Almost locked sets and Sue de Coq in English. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { EN_NAMES } from './names.ts';
import { aName, countWord, plural } from './words.ts';

export const EN_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `There is an ALS-XZ: two almost locked sets that share ${shared}, in ${sets[0].cells} and ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `${shared} can each be in only one of the sets, and each set can lack only one digit: so one set lacks ${each[0]} and the other ${each[1]}. All their other digits stay where they are, and the two shared ones too.`,
          ]
        : [
            `All their places of ${shared} see each other, so one of the sets lacks ${shared} and keeps all its other digits.`,
            `So ${eliminated.digits} ${plural(eliminated.count, 'is', 'are')} in A or in B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    const clauses = commons.map(({ a, b, digit }) => `${a} keeps ${digit} and ${b} loses it`);
    return {
      what: `There is ${aName(EN_NAMES[technique])} of ${countWord(sets.length)} almost locked sets, from ${sets[0].cells} to ${last.cells}.`,
      why: [
        ...sets.map(setText),
        ...commons.map(
          ({ a, b, digit }) => `${digit} cannot be in both ${a} and ${b}, for its places see each other.`,
        ),
        `If A lacks ${eliminated.either}, ${clauses.join(', so ')}.`,
        `A set that loses one digit keeps all its others, so ${last.name} keeps ${eliminated.count > 1 ? 'the one that A lacks' : eliminated.digits}.`,
        `So ${eliminated.digits} ${plural(eliminated.count, 'is', 'are')} in A or in ${last.name}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `There is a death blossom on ${stem}.`,
    why: [
      `The stem, ${stem}, can only be ${stemDigits} (A).`,
      ...petals.map(setText),
      `${capital(losses.map(({ set, digit }) => `if the stem is ${digit}, ${set} loses its ${digit}`).join('; '))}.`,
      `A set that loses one digit keeps all its others, so in any case one of these sets keeps ${eliminated}.`,
    ],
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    const count = countWord(parts.count);
    return {
      what: `There is a Sue de Coq where ${line.name} crosses ${area.name}, in ${parts.crossing}.`,
      why: [
        `${parts.crossing} are in both ${line.name} and ${area.name} and can only hold ${parts.crossingDigits}.`,
        `Elsewhere ${line.in}, ${parts.onLine} can only hold ${parts.lineDigits}; elsewhere ${area.in}, ${parts.inArea} can only hold ${parts.areaDigits}.`,
        'No digit of the crossing is in both outer parts.',
        twice === undefined
          ? `So each of ${once} fits only once into these ${count} cells. That is just as many digits as cells: all of them stand here.`
          : `So each of ${once} fits only once into these ${count} cells, ${twice} once into each of the two outer parts. That makes just as many digits as cells: all of them stand here.`,
        `No other cell ${line.of} can be ${parts.goneFromLine}, and no other ${area.of} can be ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A: r1c1 and r1c2 hold 1, 2 and 3, one digit more than cells.` */
function setText({ name, cells, count, digits, more }: Parts<'two-sets'>['sets'][number]): string {
  const text = `${name}: ${cells} ${plural(count, 'holds', 'hold')} ${digits}`;
  return count === 1 ? `${text}.` : `${text}, ${countWord(more)} ${plural(more, 'digit')} more than cells.`;
}
