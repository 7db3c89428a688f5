/** Almost locked sets and Sue de Coq in French. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { FR_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const FR_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `ALS-XZ : deux ensembles presque verrouillés partagent ${shared}. L’un est ${sets[0].cells}, l’autre ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `Les ${each[0]} de A et B se voient tous, et les ${each[1]} aussi.`,
            `L’un des ensembles n’a donc pas de ${each[0]}, et l’autre pas de ${each[1]}. Il faut à chacun tous ses autres chiffres.`,
            'Tous les chiffres des deux ensembles y restent donc.',
          ]
        : [
            `Les ${shared} de A et B se voient tous, donc l’un des ensembles n’en a pas.`,
            `Il lui faut tous ses autres chiffres, donc A ou B contient ${eliminated.digits}.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    return {
      what: `${FR_NAMES[technique]} : une chaîne de ${countWord(sets.length)} ensembles presque verrouillés. Le premier est ${sets[0].cells}. Le dernier est ${last.cells}.`,
      why: [
        ...sets.map(setText),
        `Supposons qu’il manque ${eliminated.either} à A. Il lui faut alors tous ses autres chiffres.`,
        ...commons.map(
          ({ a, b, digit }) =>
            `Le ${digit} de ${a} exclut tout ${digit} de ${b}, donc il faut à ${b} tous ses autres chiffres.`,
        ),
        eliminated.count > 1
          ? `Dans les deux cas, chacun des chiffres ${eliminated.digits} est dans A ou ${last.name}.`
          : `Dans les deux cas, A ou ${last.name} contient un ${eliminated.digits}, et aucune case qui les voit tous ne peut valoir ${eliminated.digits}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Fleur de mort : essayez chaque chiffre de ${stem}, la tige.`,
    why: [
      `A, la tige, est ${stem}, qui vaut ${stemDigits}.`,
      ...petals.map(setText),
      ...losses.map(
        ({ set, digit }) =>
          `Si la tige vaut ${digit}, ${set} n’a pas de ${digit}, et il lui faut tous ses autres chiffres.`,
      ),
      `Quelle que soit la tige, l’un de ces ensembles contient ${eliminated}.`,
    ],
    ends: 'every',
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice, sizes } = parts;
    const count = countWord(parts.count);
    const where = `là où ${line.name} croise ${area.name}`;
    return {
      what: `Sue de Coq : regardez ${parts.crossing}, ${where}.`,
      why: [
        `${parts.crossing}, ${where}, ne contiennent que ${parts.crossingDigits}.`,
        `Ailleurs ${line.in}, ${parts.onLine} ne ${plural(sizes.line, 'contient', 'contiennent')} que ${parts.lineDigits}.`,
        `Ailleurs ${area.in}, ${parts.inArea} ne ${plural(sizes.area, 'contient', 'contiennent')} que ${parts.areaDigits}.`,
        twice === undefined
          ? `Chacun des chiffres ${once} ne va qu’une fois dans ces ${count} cases : ils y sont donc tous.`
          : `Chacun des chiffres ${once} ne va qu’une fois dans ces ${count} cases, et ${twice} que deux fois : ils y sont donc tous.`,
        `Aucune autre case ${line.in} ne peut valoir ${parts.goneFromLine}, ni aucune autre ${area.in} valoir ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A est r1c1 et r1c2 : deux cases qui ne peuvent valoir que 1, 2 ou 3.` */
function setText({ name, cells, count, either }: Parts<'two-sets'>['sets'][number]): string {
  return count === 1
    ? `${name} est ${cells}, qui ne peut valoir que ${either}.`
    : `${name} est ${cells} : ${countWord(count)} cases qui ne peuvent valoir que ${either}.`;
}
