/** Rules inside Spanish sentences. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import { NAMED_BY_NUMBER } from '../../named-by-number.ts';
import { ES_RULE_NAMES } from './rule-names.ts';

/** `la jaula de 15`, `el punto blanco`, `la regla «Anticaballo»`. */
export function ruleInText(kind: ConstraintKind, amounts: string): string {
  if (kind === 'cage') return amounts === '' ? 'la jaula' : `la jaula de ${amounts}`;
  const heading = ES_RULE_NAMES[kind];
  const isFeminine = FEMININE.has(kind);
  if (!isFeminine && !MASCULINE.has(kind)) return `la regla «${heading}»`;
  const name = heading[0].toLowerCase() + heading.slice(1);
  return `${isFeminine ? 'la' : 'el'} ${name}${amounts !== '' && NAMED_BY_NUMBER.has(kind) ? ` ${amounts}` : ''}`;
}

/** Rules with a drawing that a sentence can point at. */
const FEMININE: ReadonlySet<ConstraintKind> = new Set([
  'all-different',
  'pair-sum',
  'greater',
  'contain',
  'contain-exactly',
  'look-and-say',
  'equality-cage',
  'renban',
  'nabner',
  'whisper',
  'between',
  'lockout',
  'zipper',
  'region-sum',
  'sum-segments',
  'entropic',
  'modular',
  'double-arrow',
  'value-index',
  'arrow',
  'cage-sums',
  'sum',
  'rellik',
  'lunchbox',
  'x-sum',
  'numbered-room',
]);
const MASCULINE: ReadonlySet<ConstraintKind> = new Set([
  'clone',
  'difference',
  'ratio',
  'quadruple',
  'thermometer',
  'slow-thermometer',
  'palindrome',
  'little-killer',
  'sandwich',
  'skyscraper',
  'hidden-skyscraper',
]);

/** Short statements of a rule, for kinds that have one. `by` is its number. */
export const RULE_REMINDERS: Readonly<Partial<Record<ConstraintKind, (by: string) => string>>> = {
  clone: () => 'Las celdas que se corresponden en un clon tienen la misma cifra.',
  difference: (by) => `Las dos cifras de un punto blanco difieren en ${by}.`,
  ratio: (by) => `En un punto negro, una cifra es ${by} veces la otra.`,
  'pair-sum': (by) => `Dos cifras unidas por un signo de suma suman ${by}.`,
  greater: () => 'Un signo de desigualdad apunta a la cifra menor.',
  odd: () => 'Una celda marcada es impar.',
  even: () => 'Una celda marcada es par.',
  thermometer: () => 'En un termómetro, las cifras suben desde el bulbo.',
  'slow-thermometer': () => 'En un termómetro lento, las cifras suben desde el bulbo o se repiten.',
  palindrome: () => 'Un palíndromo se lee igual desde los dos extremos.',
  renban: () => 'Una línea renban tiene cifras consecutivas en cualquier orden.',
  nabner: () => 'En una línea nabner no hay dos cifras iguales ni consecutivas.',
  whisper: (by) => `Dos vecinas en una línea de susurros difieren al menos en ${by}.`,
  between: () => 'Las cifras de una línea entre extremos están estrictamente entre las de sus extremos.',
  lockout: (by) =>
    `Los extremos de una línea de exclusión difieren al menos en ${by}, y ninguna de sus cifras está entre ellos.`,
  entropic: () => 'Tres vecinas en una línea entrópica son una baja, una media y una alta.',
  arrow: () => 'Las cifras a lo largo de una flecha suman el número de su círculo.',
  'double-arrow': () => 'Las cifras entre dos círculos suman lo mismo que los círculos.',
  'region-sum': () => 'Una línea de sumas por región suma lo mismo en cada bloque.',
  sandwich: (by) => `Las cifras entre la menor y la mayor suman ${by}.`,
  skyscraper: (by) =>
    `Desde la pista, ${by} ${by === '1' ? 'cifra es más alta' : 'cifras son más altas'} que todas las anteriores.`,
  'x-sum': (by) => `Las X primeras cifras suman ${by}, y X es la primera.`,
};
