/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in Spanish. */
import type { TechniqueId } from '../../../logic/catalogue.ts';
import { capital } from '../../lists.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { ES_NAMES } from './names.ts';
import { allHouses, countWord, plural } from './words.ts';

export const ES_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `Última celda: solo queda una celda vacía ${home.in}.`,
    why: [`Solo queda una celda vacía ${home.in}, y solo falta el ${digit}.`, `Así que ${cell} es ${digit}.`],
    ends: 'none',
  }),

  'naked-single': ({ cell, digit, unseen }) => ({
    what: `Único desnudo: ${cell} solo puede ser una cifra.`,
    why: [nakedSingle(cell, digit, unseen)],
    ends: 'none',
  }),

  'hidden-single': ({ home, cell, digit, bars }) => ({
    what: `Único oculto: ${home.in}, a una cifra solo le queda un sitio.`,
    why: [`${capital(home.in)}, el ${digit} solo puede ir en ${cell}${barsText(bars)}.`],
    ends: 'none',
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells, count }) => ({
    what: `${ES_NAMES[technique]}: ¿dónde puede ir el ${digit} ${base.in}?`,
    why: [
      `${capital(base.in)}, el ${digit} solo puede ir en ${cells}, las ${countWord(count)} ${cover.in}.`,
      `Ahí va entonces el ${digit} ${cover.of}.`,
    ],
  }),

  'naked-subset': ({ technique, home, homes, cells, either, count }) => ({
    what: `${ES_NAMES[technique]}: ${home.in}, ${countWord(count)} celdas comparten las mismas ${countWord(count)} cifras.`,
    why: [
      `${cells} solo pueden ser ${either}: ${countWord(count)} celdas para ${countWord(count)} cifras.`,
      `Ninguna otra celda ${homes} puede ser ${either}.`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${ES_NAMES[technique]}: ${home.in}, ${countWord(count)} cifras comparten las mismas ${countWord(count)} celdas.`,
    why: [
      `${capital(home.in)}, las cifras ${digits} solo pueden ir en ${cells}.`,
      `Esas ${countWord(count)} cifras llenan esas ${countWord(count)} celdas y no dejan sitio a otras.`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? 'Dos peces con aleta en uno' : ES_NAMES[parts.technique]}: ¿dónde puede ir el ${parts.digit} ${parts.bases.in}?`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
    ends: parts.fins.count === 0 ? 'so' : 'either',
  }),

  'colour-trap': (parts) => ({
    what: `Trampa de colores: sigue las parejas de ${parts.digit} desde ${parts.place}.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `En ambos casos, una celda que vea los dos colores no puede ser ${parts.digit}.`,
    ],
  }),

  'colour-wrap': (parts) => ({
    what: `Conflicto de colores: sigue las parejas de ${parts.digit} desde ${parts.place} hasta que choquen.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `Pero ${parts.contact} se ven y no pueden ser ambas ${parts.digit}.`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `Colores múltiples: sigue las parejas de ${parts.digit} desde ${parts.place}. Un segundo grupo las toca.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `Pero ${parts.contact} se ven, así que una de ellas no es ${parts.digit}.`,
      `Entonces el ${parts.digit} va en ${parts.second.cells}, o bien en ${parts.fourth.cells}.`,
      `Una celda que vea una de cada grupo no puede ser ${parts.digit}.`,
    ],
  }),

  'colour-reach': (parts) => ({
    what: `Colores múltiples: sigue las parejas de ${parts.digit} desde ${parts.place}. Un segundo grupo las toca dos veces.`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `Pero ${parts.contact} se ven, y ${parts.further} también.`,
      'Acabe como acabe el segundo grupo, la primera opción queda descartada.',
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `Plantilla: ¿dónde pueden ir todos los ${digit} a la vez?`,
    why: [`Se coloquen como se coloquen todos los ${digit}, uno va siempre en la misma celda.`],
  }),

  'template-delete': ({ digit }) => ({
    what: `Plantilla excluyente: ¿dónde pueden ir todos los ${digit} a la vez?`,
    why: [`Se coloquen como se coloquen todos los ${digit}, algunas celdas nunca reciben uno.`],
  }),

  'brute-force': () => ({
    what: 'Aquí no ayuda ningún patrón.',
    why: [
      'Ninguna de las técnicas que conocemos hace avanzar este tablero.',
      'Solo queda probar: aquí una única cifra lleva a una solución.',
    ],
  }),
} satisfies Partial<Tellers>;

function nakedSingle(cell: string, digit: string, unseen: Parts<'naked-single'>['unseen']): string {
  if (!unseen || unseen.areAll) return `A ${cell} solo le queda un candidato, así que es ${digit}.`;
  if (unseen.count === 0) return `${cell} ve todas las cifras menos ${digit}, así que es ${digit}.`;
  return `${cell} es ${digit}: ve todas las demás cifras menos ${unseen.digits}, ya ${plural(unseen.count, 'descartada', 'descartadas')}.`;
}

function barsText(bars: Parts<'hidden-single'>['bars']): string {
  if (!bars || bars.count === 0) return '';
  return bars.isPartial
    ? `: ya está ${bars.houses.in}, y los pasos anteriores descartan el resto`
    : `, porque ya está ${bars.houses.in}`;
}

function plainFish(parts: Parts<'fish'>): string[] {
  const { digit, size, coverKind } = parts;
  const rest = coverKind
    ? `ocupan ${allHouses(coverKind, size)}, así que allí ninguna otra celda puede ser ${digit}`
    : `no dejan allí sitio para ningún otro ${digit}`;
  return [...fishPlaces(parts), `Los ${countWord(size)} ${digit} ${rest}.`];
}

function finnedFish(parts: Parts<'fish'>): string[] {
  const { others, digit, fins, target } = parts;
  const one = fins.count === 1;
  const can = plural(target.count, 'puede', 'pueden');
  return [
    ...fishPlaces(parts),
    ...(others ? [`Lo mismo pasa ${others.in}.`] : []),
    `Si ${one ? `la aleta no es ${digit}` : `ninguna aleta es ${digit}`}, esto es ${aName(parts.technique)}, y ${target.cells} no ${can} ser ${digit}.`,
    `Si ${one ? 'la aleta es' : 'una aleta es'} ${digit}, ${plural(target.count, 'esa celda la ve', 'esas celdas la ven')}.`,
  ];
}

type FishPlaces = Pick<Parts<'fish'>, 'bases' | 'covers' | 'digit' | 'body' | 'fins' | 'size'>;

/**
 * The places of the digit of a fish, apart from fins. Large fish take a sentence for the bases and one for the covers.
 */
export function fishPlaces({ bases, covers, digit, body, fins, size }: FishPlaces): string[] {
  const except = `salvo ${plural(fins.count, 'la aleta', 'las aletas')} ${fins.all}`;
  if (size >= LARGE) {
    return [
      `Toma todos los sitios del ${digit} ${bases.in}.`,
      fins.count === 0 ? `Están ${covers.in}.` : `${capital(except)}, están ${covers.in}.`,
      `Los sitios son ${body}.`,
    ];
  }
  const fits = `${capital(bases.in)}, el ${digit} solo puede ir ${covers.in}`;
  return fins.count > 0 ? [`${fits}, ${except}.`, `Los sitios son ${body}.`] : [`${fits}: ${body}.`];
}

const LARGE = 4;

/** The name of the same fish without fins, with its article: `un pez espada`, `una medusa`. */
function aName(technique: TechniqueId): string {
  const name = ES_NAMES[technique.replace(/^(finned|sashimi)-/, '') as TechniqueId];
  const inside = name.startsWith('X') ? name : name[0].toLowerCase() + name.slice(1);
  return `${/^(medusa|ballena)/.test(inside) ? 'una' : 'un'} ${inside}`;
}

type Colours = Parts<'colour-trap'>;

function pairs(digit: string): string {
  return `Donde el ${digit} solo tiene dos sitios en una fila, una columna o un bloque, va en uno de los dos.`;
}

function cluster({ digit, first, second }: Colours): string {
  return `De pareja en pareja, el ${digit} va o bien en ${first.cells}, o bien en ${second.cells}.`;
}

function secondCluster({ third, fourth }: Colours): string {
  return `En un segundo grupo, va o bien en ${third.cells}, o bien en ${fourth.cells}.`;
}
