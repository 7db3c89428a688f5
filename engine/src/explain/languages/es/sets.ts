/** Almost locked sets and Sue de Coq in Spanish. */
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';
import { countWord, plural } from './words.ts';

export const ES_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `Hay un ALS-XZ: dos conjuntos casi bloqueados que comparten ${shared}, en ${sets[0].cells} y ${sets[1].cells}.`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `${shared} solo pueden estar, cada una, en uno de los conjuntos, y a cada conjunto solo puede faltarle una cifra: a uno le falta ${each[0]} y al otro ${each[1]}. Todas sus demás cifras se quedan donde están, y las dos compartidas también.`,
          ]
        : [
            `Todos sus sitios para ${shared} se ven, así que a uno de los conjuntos le falta ${shared} y conserva todas sus demás cifras.`,
            `Así que ${eliminated.digits} ${plural(eliminated.count, 'está', 'están')} en A o en B.`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    const clauses = commons.map(({ a, b, digit }) => `${a} conserva ${digit} y ${b} lo pierde`);
    return {
      what: `${ES_NAMES[technique]} de ${countWord(sets.length)} conjuntos casi bloqueados, de ${sets[0].cells} a ${last.cells}.`,
      why: [
        ...sets.map(setText),
        ...commons.map(
          ({ a, b, digit }) => `${digit} no puede estar a la vez en ${a} y en ${b}, pues sus sitios se ven.`,
        ),
        `Si a A le falta ${eliminated.either}, ${clauses.join(', así que ')}.`,
        `Un conjunto que pierde una cifra conserva todas las demás, así que ${last.name} conserva ${eliminated.count > 1 ? 'la que le falta a A' : eliminated.digits}.`,
        `Así que ${eliminated.digits} ${plural(eliminated.count, 'está', 'están')} en A o en ${last.name}.`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `Hay una flor de la muerte en ${stem}.`,
    why: [
      `El tallo, ${stem}, solo puede ser ${stemDigits} (A).`,
      ...petals.map(setText),
      `${capital(losses.map(({ set, digit }) => `si el tallo es ${digit}, ${set} pierde su ${digit}`).join('; '))}.`,
      `Un conjunto que pierde una cifra conserva todas las demás, así que en cualquier caso uno de estos conjuntos conserva ${eliminated}.`,
    ],
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    const count = countWord(parts.count);
    return {
      what: `Hay un Sue de Coq donde se cruzan ${line.name} y ${area.name}, en ${parts.crossing}.`,
      why: [
        `${parts.crossing} están a la vez ${line.in} y ${area.in} y solo pueden contener ${parts.crossingDigits}.`,
        `En el resto, ${line.in}: ${parts.onLine} solo con ${parts.lineDigits}; ${area.in}: ${parts.inArea} solo con ${parts.areaDigits}.`,
        'Ninguna cifra del cruce está en ambas partes exteriores.',
        twice === undefined
          ? `Así que cada una de las cifras ${once} cabe solo una vez en estas ${count} celdas. Son tantas cifras como celdas: todas están aquí.`
          : `Así que cada una de las cifras ${once} cabe solo una vez en estas ${count} celdas, ${twice} una vez en cada parte exterior. Son tantas cifras como celdas: todas están aquí.`,
        `Ninguna otra celda ${line.of} puede ser ${parts.goneFromLine}, y ninguna otra ${area.of} puede ser ${parts.goneFromArea}.`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A: r1c1 y r1c2 contienen 1, 2 y 3, una cifra más que celdas.` */
function setText({ name, cells, count, digits, more }: Parts<'two-sets'>['sets'][number]): string {
  const text = `${name}: ${cells} ${plural(count, 'contiene', 'contienen')} ${digits}`;
  return count === 1
    ? `${text}.`
    : `${text}, ${more === 1 ? 'una cifra' : `${countWord(more)} cifras`} más que celdas.`;
}
