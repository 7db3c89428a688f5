/** Steps by rules beyond houses, and what the rules are called, in Spanish. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import { capital } from '../../lists.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { plural } from './words.ts';

export const ES_RULE_NAMES: Readonly<Record<ConstraintKind, string>> = {
  'all-different': 'Región adicional',
  'anti-knight': 'Anticaballo',
  'anti-king': 'Antirrey',
  'anti-chess': 'Antiajedrez',
  taxicab: 'Distancia de taxi',
  'anti-taxicab': 'Antitaxi',
  'no-difference': 'Diferencia prohibida',
  'no-ratio': 'Razón prohibida',
  'no-sum': 'Suma prohibida',
  'global-entropy': 'Entropía global',
  'global-modular': 'Módulo global',
  'dutch-flatmates': 'Compañeros de piso holandeses',
  doppelganger: 'Doppelgänger',
  clone: 'Clon',
  'same-digits': 'Mismas cifras',
  odd: 'Impar',
  even: 'Par',
  minimum: 'Mínimo local',
  maximum: 'Máximo local',
  'row-index': 'Índice de fila',
  'column-index': 'Índice de columna',
  'box-index': 'Índice de bloque',
  'counting-circles': 'Círculos contadores',
  difference: 'Punto blanco',
  ratio: 'Punto negro',
  'pair-sum': 'Suma XV',
  greater: 'Desigualdad',
  quadruple: 'Cuádruple',
  contain: 'Jaula con contenido',
  'contain-exactly': 'Jaula exacta',
  'look-and-say': 'Jaula look-and-say',
  'count-distinct': 'Cifras distintas',
  'equality-cage': 'Jaula de igualdad',
  thermometer: 'Termómetro',
  'slow-thermometer': 'Termómetro lento',
  palindrome: 'Palíndromo',
  renban: 'Línea renban',
  nabner: 'Línea nabner',
  whisper: 'Línea de susurros',
  between: 'Línea entre extremos',
  lockout: 'Línea de exclusión',
  zipper: 'Línea cremallera',
  'region-sum': 'Línea de sumas por región',
  'sum-segments': 'Línea de segmentos',
  entropic: 'Línea entrópica',
  modular: 'Línea modular',
  'double-arrow': 'Flecha doble',
  'value-index': 'Línea de índice',
  arrow: 'Flecha',
  cage: 'Jaula killer',
  'cage-sums': 'Jaula de varias sumas',
  sum: 'Jaula de suma',
  'little-killer': 'Little killer',
  'equal-sums': 'Sumas iguales',
  rellik: 'Jaula rellik',
  lunchbox: 'Lunchbox',
  sandwich: 'Sándwich',
  'x-sum': 'Suma X',
  skyscraper: 'Rascacielos',
  'hidden-skyscraper': 'Rascacielos oculto',
  'numbered-room': 'Habitación numerada',
  'full-rank': 'Clasificación',
  'pair-relation': 'Pares permitidos',
  automaton: 'Autómata',
  pattern: 'Patrón',
  'any-of': 'Alternativas',
  'all-of': 'Reglas combinadas',
};

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

/** What the houses come to less the sums there. */
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
