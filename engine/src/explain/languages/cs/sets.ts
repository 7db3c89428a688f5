/** Almost locked sets and Sue de Coq in Czech. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { CS_NAMES } from './names.ts';
import { countWord, negated, ofCount, plural } from './words.ts';

export const CS_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `ALS-XZ: dvě téměř uzamčené množiny mají ${plural(each.length, 'společnou číslici', 'společné číslice')} ${shared}. Jedna je ${sets[0].cells}, druhá ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `Všechna místa pro ${each[0]} v A a B se navzájem vidí a místa pro ${each[1]} také.`,
            `Jedné množině tedy chybí ${each[0]}, druhé ${each[1]}. Každá pak potřebuje všechny ostatní číslice.`,
            'Všechny číslice obou množin tak zůstávají v nich.',
          ]
        : [
            `Všechna místa pro ${shared} v A a B se navzájem vidí, takže jedné z množin ${shared} chybí.`,
            `Ta potřebuje všechny ostatní číslice, takže ${eliminated.digits} musí být v A nebo B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    return {
      what: `${CS_NAMES[technique]}: řetězec ${ofCount(sets.length)} téměř uzamčených množin. První je ${sets[0].cells}. Poslední je ${last.cells}.`,
      why: [
        ...sets.map(setText),
        `Dejme tomu, že v A chybí ${eliminated.either}. Pak A potřebuje všechny ostatní číslice.`,
        ...commons.map(
          ({ a, b, digit }) =>
            `Číslice ${digit} v ${a} vylučuje každou ${digit} v ${b}, takže ${b} potřebuje všechny ostatní číslice.`,
        ),
        eliminated.count > 1
          ? `Tak či tak je každá z číslic ${eliminated.digits} v A nebo ${last.name}.`
          : `Tak či tak je ${eliminated.digits} v A nebo ${last.name}. Buňka, která vidí všechna ta místa, nemůže být ${eliminated.digits}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Květ smrti: vyzkoušej každou číslici ve stonku ${stem}.`,
    why: [
      `A, stonek, je ${stem} a může být jen ${stemDigits}.`,
      ...petals.map(setText),
      ...losses.map(
        ({ set, digit }) =>
          `Pokud je stonek ${digit}, v ${set} číslice ${digit} chybí a ${set} potřebuje všechny ostatní.`,
      ),
      `Ať je stonek cokoli, jedna z těchto množin obsahuje ${eliminated}.`,
    ],
    ends: 'every',
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice, sizes } = parts;
    const where = `na křížení ${line.of} a ${area.of}`;
    const each = `Každá z číslic ${once} se do těchto ${ofCount(parts.count)} buněk vejde jen jednou`;
    return {
      what: `Sue de Coq: podívej se na ${parts.crossing} ${where}.`,
      why: [
        `${parts.crossing} ${where} obsahují jen ${parts.crossingDigits}.`,
        `Jinde ${line.in} ${plural(sizes.line, 'obsahuje', 'obsahují')} ${parts.onLine} jen ${parts.lineDigits}.`,
        `Jinde ${area.in} ${plural(sizes.area, 'obsahuje', 'obsahují')} ${parts.inArea} jen ${parts.areaDigits}.`,
        twice === undefined
          ? `${each}, takže tam jsou všechny.`
          : `${each} a ${twice} jen dvakrát, takže tam jsou všechny.`,
        `Žádná jiná buňka ${line.in} nemůže být ${negated(parts.goneFromLine)} a žádná jiná ${area.in} nemůže být ${negated(parts.goneFromArea)}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A je r1c1 a r1c2: dvě buňky, které mohou být jen 1, 2 nebo 3.` */
function setText({ name, cells, count, either }: Parts<'two-sets'>['sets'][number]): string {
  return count === 1
    ? `${name} je ${cells} a může být jen ${either}.`
    : `${name} je ${cells}: ${countWord(count)} ${plural(count, '', 'buňky', 'buněk')}, které mohou být jen ${either}.`;
}
