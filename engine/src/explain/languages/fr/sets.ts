/** Almost locked sets and Sue de Coq in French. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const FR_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `Il y a un ALS-XZ : deux ensembles presque verrouillés qui partagent ${shared}, en ${sets[0].cells} et ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `${shared} ne peuvent être chacun que dans l’un des ensembles, et il ne peut manquer qu’un chiffre à chaque ensemble : à l’un il manque ${each[0]}, à l’autre ${each[1]}. Tous leurs autres chiffres restent où ils sont, et les deux partagés aussi.`,
          ]
        : [
            `Toutes leurs places de ${shared} se voient, donc il manque ${shared} à l’un des ensembles, qui garde tous ses autres chiffres.`,
            `Donc ${eliminated.digits} ${plural(eliminated.count, 'est', 'sont')} dans A ou dans B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    const clauses = commons.map(({ a, b, digit }) => `${a} garde ${digit} et ${b} le perd`);
    return {
      what: `${FR_NAMES[technique]} de ${countWord(sets.length)} ensembles presque verrouillés, de ${sets[0].cells} à ${last.cells}.`,
      why: [
        ...sets.map(setText),
        ...commons.map(
          ({ a, b, digit }) =>
            `${digit} ne peut pas être à la fois dans ${a} et dans ${b}, car ses places se voient.`,
        ),
        `S’il manque à A ${eliminated.either}, ${clauses.join(', donc ')}.`,
        `Un ensemble qui perd un chiffre garde tous les autres, donc ${last.name} garde ${eliminated.count > 1 ? 'celui qui manque à A' : eliminated.digits}.`,
        `Donc ${eliminated.digits} ${plural(eliminated.count, 'est', 'sont')} dans A ou dans ${last.name}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Il y a une fleur de mort sur ${stem}.`,
    why: [
      `La tige, ${stem}, ne peut être que ${stemDigits} (A).`,
      ...petals.map(setText),
      `${capital(losses.map(({ set, digit }) => `si la tige est ${digit}, ${set} perd son ${digit}`).join(' ; '))}.`,
      `Un ensemble qui perd un chiffre garde tous les autres, donc dans tous les cas l’un de ces ensembles garde ${eliminated}.`,
    ],
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    const count = countWord(parts.count);
    return {
      what: `Il y a un Sue de Coq là où ${line.name} croise ${area.name}, en ${parts.crossing}.`,
      why: [
        `${parts.crossing} sont à la fois ${line.in} et ${area.in} et ne peuvent contenir que ${parts.crossingDigits}.`,
        `Ailleurs ${line.in}, ${parts.onLine} : seulement ${parts.lineDigits} ; ailleurs ${area.in}, ${parts.inArea} : seulement ${parts.areaDigits}.`,
        'Aucun chiffre du croisement n’est dans les deux parties extérieures.',
        twice === undefined
          ? `Chacun des chiffres ${once} n’entre donc qu’une fois dans ces ${count} cases. Cela fait autant de chiffres que de cases : tous sont ici.`
          : `Chacun des chiffres ${once} n’entre donc qu’une fois dans ces ${count} cases, ${twice} une fois dans chacune des deux parties extérieures. Cela fait autant de chiffres que de cases : tous sont ici.`,
        `Aucune autre case ${line.of} ne peut être ${parts.goneFromLine}, et aucune autre ${area.of} ne peut être ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A : r1c1 et r1c2 contiennent 1, 2 et 3, un chiffre de plus que de cases.` */
function setText({ name, cells, count, digits, more }: Parts<'two-sets'>['sets'][number]): string {
  const text = `${name} : ${cells} ${plural(count, 'contient', 'contiennent')} ${digits}`;
  return count === 1
    ? `${text}.`
    : `${text}, ${countWord(more)} ${plural(more, 'chiffre', 'chiffres')} de plus que de cases.`;
}
