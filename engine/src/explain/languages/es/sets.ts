/** Almost locked sets and Sue de Coq in Spanish. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const ES_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `ALS-XZ: dos conjuntos casi bloqueados comparten ${shared}. Uno es ${sets[0].cells}, el otro ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `Los ${each[0]} de A y B se ven todos, y los ${each[1]} también.`,
            `Así que un conjunto no tiene ${each[0]}, y el otro no tiene ${each[1]}. Cada uno necesita todas sus demás cifras.`,
            'Todas las cifras de los dos conjuntos se quedan entonces en ellos.',
          ]
        : [
            `Los ${shared} de A y B se ven todos, así que uno de los conjuntos no tiene ninguno.`,
            `Ese conjunto necesita todas sus demás cifras, así que A o B contiene ${eliminated.digits}.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    return {
      what: `${ES_NAMES[technique]}: una cadena de ${countWord(sets.length)} conjuntos casi bloqueados. El primero es ${sets[0].cells}. El último es ${last.cells}.`,
      why: [
        ...sets.map(setText),
        `Supón que a A le falta ${eliminated.either}. Entonces necesita todas sus demás cifras.`,
        ...commons.map(
          ({ a, b, digit }) =>
            `El ${digit} de ${a} excluye todo ${digit} de ${b}, así que ${b} necesita todas sus demás cifras.`,
        ),
        eliminated.count > 1
          ? `En ambos casos, cada una de las cifras ${eliminated.digits} está en A o en ${last.name}.`
          : `En ambos casos, A o ${last.name} contiene un ${eliminated.digits}, y ninguna celda que los vea todos puede ser ${eliminated.digits}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Flor de la muerte: prueba cada cifra de ${stem}, el tallo.`,
    why: [
      `A, el tallo, es ${stem}, que es ${stemDigits}.`,
      ...petals.map(setText),
      ...losses.map(
        ({ set, digit }) =>
          `Si el tallo es ${digit}, ${set} no tiene ${digit} y necesita todas sus demás cifras.`,
      ),
      `Sea lo que sea el tallo, uno de estos conjuntos contiene ${eliminated}.`,
    ],
    ends: 'every',
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice, sizes } = parts;
    const count = countWord(parts.count);
    const where = `donde se cruzan ${line.name} y ${area.name}`;
    return {
      what: `Sue de Coq: mira ${parts.crossing}, ${where}.`,
      why: [
        `${parts.crossing}, ${where}, solo contienen ${parts.crossingDigits}.`,
        `En el resto ${line.of}, ${parts.onLine} solo ${plural(sizes.line, 'contiene', 'contienen')} ${parts.lineDigits}.`,
        `En el resto ${area.of}, ${parts.inArea} solo ${plural(sizes.area, 'contiene', 'contienen')} ${parts.areaDigits}.`,
        twice === undefined
          ? `Cada una de las cifras ${once} cabe solo una vez en estas ${count} celdas, así que están todas.`
          : `Cada una de las cifras ${once} cabe solo una vez en estas ${count} celdas, y ${twice} solo dos, así que están todas.`,
        `Ninguna otra celda ${line.in} puede ser ${parts.goneFromLine}, ni ninguna otra ${area.in} puede ser ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A es r1c1 y r1c2: dos celdas que solo pueden ser 1, 2 o 3.` */
function setText({ name, cells, count, either }: Parts<'two-sets'>['sets'][number]): string {
  return count === 1
    ? `${name} es ${cells}, que solo puede ser ${either}.`
    : `${name} es ${cells}: ${countWord(count)} celdas que solo pueden ser ${either}.`;
}
