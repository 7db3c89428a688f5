/** Steps by rules beyond houses in Spanish. */
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { plural } from './words.ts';

export const ES_RULES = {
  'rule-filling': (parts) => ({
    what: `Mira lo que ${parts.rules} todavía ${plural(parts.count, 'permite', 'permiten')}.`,
    why: [
      `${parts.home ? `${capital(parts.home.in)}, ` : ''}${parts.rules}: se trata de ${parts.cells}.`,
      ...parts.sums.flatMap(counted),
      ...remains(parts),
    ],
  }),

  'rule-sum': (parts) => ({
    what: `La regla del 45 sirve ${parts.home.in}.`,
    why: [...counted(parts), ...remains(parts)],
  }),

  'required-digit': (parts) => ({
    what: `Unas celdas necesitan un ${parts.digit}, esté donde esté en ellas.`,
    why: [
      `Sin un ${parts.digit} en ${parts.places} no se puede cumplir: ${parts.rules}.`,
      `Una celda que ve todos esos sitios no es ${parts.digit}.`,
    ],
  }),

  'seen-places': ({ home, digit, places }) => ({
    what: `${capital(home.in)}, una sola celda ve todos los sitios de ${digit}.`,
    why: [
      `${capital(home.in)}, ${digit} solo puede estar en ${places}.`,
      `Una celda que ve todos esos sitios, por una casa o por una regla, no es ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

function remains({ sets, fillings, cells, emptied }: Remains): string[] {
  if (sets) return [`Para ${cells} solo quedan estas combinaciones: ${sets}.`];
  if (fillings) return [`Leídas en orden, ${cells} solo se pueden rellenar así: ${fillings}.`];
  if (emptied)
    return [
      `Si, por ejemplo, ${emptied.cell} fuera ${emptied.digit}, no quedaría nada para ${emptied.other}.`,
    ];
  return [`Ninguna forma de rellenar ${cells} tiene alguna de las cifras que se eliminan.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  return [
    `Todas las cifras ${parts.home.of} suman ${parts.all}. Las sumas que cuentan ahí (${parts.rules}) dan ${parts.counted}.`,
    left(parts),
  ];
}

function left({ plus, minus, total }: Counted): string {
  if (!minus) return `Para ${plus} queda una suma de ${total}.`;
  if (!plus) return `Sobresalen ${minus}, que suman ${total}.`;
  if (total === 0) return `Así que ${plus} y ${minus} suman lo mismo.`;
  return total > 0
    ? `Así que la suma de ${plus} supera en ${total} a la de ${minus}.`
    : `Así que la suma de ${minus} supera en ${-total} a la de ${plus}.`;
}
