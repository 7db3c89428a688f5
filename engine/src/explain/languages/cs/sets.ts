/** Almost locked sets and Sue de Coq in Czech. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const CS_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `Je tu ALS-XZ: dvě téměř uzamčené množiny se společným ${shared}, v ${sets[0].cells} a v ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `${shared} mohou být každá jen v jedné z množin a každé množině může chybět jen jedna číslice: jedné tedy chybí ${each[0]}, druhé ${each[1]}. Všechny jejich ostatní číslice zůstávají, kde jsou, a ty dvě společné také.`,
          ]
        : [
            `Všechna jejich místa pro ${shared} se navzájem vidí, takže jedné z množin ${shared} chybí a ta si ponechá všechny ostatní číslice.`,
            `Takže ${eliminated.digits} ${plural(eliminated.count, 'je', 'jsou')} v A nebo v B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    const clauses = commons.map(({ a, b, digit }) => `${a} si ponechá ${digit} a ${b} ji ztratí`);
    return {
      what: `${CS_NAMES[technique]}, počet téměř uzamčených množin: ${sets.length}, od ${sets[0].cells} po ${last.cells}.`,
      why: [
        ...sets.map(setText),
        ...commons.map(
          ({ a, b, digit }) =>
            `${digit} nemůže být zároveň v ${a} i v ${b}, protože se její místa navzájem vidí.`,
        ),
        `Pokud A chybí ${eliminated.either}, ${clauses.join(', takže ')}.`,
        `Množina, která ztratí jednu číslici, si ponechá všechny ostatní, takže ${last.name} si ponechá ${eliminated.count > 1 ? 'tu, která chybí A' : eliminated.digits}.`,
        `Takže ${eliminated.digits} ${plural(eliminated.count, 'je', 'jsou')} v A nebo v ${last.name}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Je tu květ smrti na ${stem}.`,
    why: [
      `Stonek, ${stem}, může být jen ${stemDigits} (A).`,
      ...petals.map(setText),
      `${capital(losses.map(({ set, digit }) => `je-li stonek ${digit}, ${set} ztratí své ${digit}`).join('; '))}.`,
      `Množina, která ztratí jednu číslici, si ponechá všechny ostatní, takže v každém případě si jedna z těchto množin ponechá ${eliminated}.`,
    ],
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    return {
      what: `Je tu Sue de Coq v ${parts.crossing}, ${line.in} a zároveň ${area.in}.`,
      why: [
        `${parts.crossing} leží ${line.in} a zároveň ${area.in} a mohou obsahovat jen ${parts.crossingDigits}.`,
        `Jinde ${line.in}: ${parts.onLine} jen s číslicemi ${parts.lineDigits}; jinde ${area.in}: ${parts.inArea} jen s číslicemi ${parts.areaDigits}.`,
        'Žádná číslice křížení není v obou vnějších částech.',
        twice === undefined
          ? `Takže každá z číslic ${once} se do těchto buněk (${parts.count}) vejde jen jednou. To je právě tolik číslic, kolik je buněk: všechny jsou zde.`
          : `Takže každá z číslic ${once} se do těchto buněk (${parts.count}) vejde jen jednou, ${twice} jednou do každé z obou vnějších částí. To je právě tolik číslic, kolik je buněk: všechny jsou zde.`,
        `Žádná jiná buňka ${line.of} nemůže být ${parts.goneFromLine} a žádná jiná ${area.of} nemůže být ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A: r1c1 a r1c2 obsahují 1, 2 a 3, o jednu číslici víc než buněk.` */
function setText({ name, cells, count, digits, more }: Parts<'two-sets'>['sets'][number]): string {
  const text = `${name}: ${cells} ${plural(count, 'obsahuje', 'obsahují')} ${digits}`;
  if (count === 1) return `${text}.`;
  return `${text}, o ${more === 1 ? 'jednu číslici' : `${countWord(more)} ${plural(more, '', 'číslice', 'číslic')}`} víc než buněk.`;
}
