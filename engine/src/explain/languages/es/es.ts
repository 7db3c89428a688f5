import type { HouseKind } from '../../../model/geometry.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import { ES_CHAINS, ES_CHAIN_WORDS } from './chains.ts';
import { ES_NAMES } from './names.ts';
import { ES_PATTERNS } from './patterns.ts';
import { ES_RULE_NAMES } from './rule-names.ts';
import { ES_RULES } from './rules.ts';
import { ES_SETS } from './sets.ts';
import { ES_UNIQUENESS } from './uniqueness.ts';
import { and, or } from './words.ts';

export { ES_RULE_NAMES } from './rule-names.ts';

/** Spanish. */
export const ES: Locale = {
  language: 'es',
  direction: 'ltr',
  names: ES_NAMES,
  rules: ES_RULE_NAMES,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: ES_CHAIN_WORDS,
  tell: { ...ES_PATTERNS, ...ES_UNIQUENESS, ...ES_CHAINS, ...ES_SETS, ...ES_RULES },
};

interface Noun {
  readonly gender: 'f' | 'm';
  readonly one: string;
  readonly many: string;
}

const DIRECTIONS = ['descendente', 'ascendente'];

const HOUSES: Readonly<Record<HouseKind, Noun>> = {
  row: { gender: 'f', one: 'fila', many: 'filas' },
  column: { gender: 'f', one: 'columna', many: 'columnas' },
  box: { gender: 'm', one: 'bloque', many: 'bloques' },
  region: { gender: 'f', one: 'región', many: 'regiones' },
  window: { gender: 'f', one: 'ventana', many: 'ventanas' },
  disjoint: { gender: 'm', one: 'grupo', many: 'grupos' },
  extra: { gender: 'f', one: 'zona', many: 'zonas' },
  diagonal: { gender: 'f', one: 'diagonal', many: 'diagonales' },
};

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const phrases = groups.map(groupPhrase);
  const form = (which: keyof HousePhrase): string => and(phrases.map((phrase) => phrase[which]));
  return { name: form('name'), in: form('in'), of: form('of') };
}

function groupPhrase({ kind, ordinals, grid }: HouseGroup): HousePhrase {
  const { gender, one, many } = HOUSES[kind];
  const which = and(
    ordinals.map((ordinal) => (kind === 'diagonal' ? DIRECTIONS[ordinal - 1] : String(ordinal))),
  );
  const article = ordinals.length > 1 ? (gender === 'f' ? 'las' : 'los') : gender === 'f' ? 'la' : 'el';
  const bare = `${ordinals.length > 1 ? many : one} ${which}${grid === undefined ? '' : ` de la cuadrícula ${grid}`}`;
  return {
    name: `${article} ${bare}`,
    in: `en ${article} ${bare}`,
    of: `${article === 'el' ? 'del' : `de ${article}`} ${bare}`,
  };
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Mira ${place.houses.name}.`;
    case 'around':
      return `Mira ${place.houses.name} y las celdas a las que afecta.`;
    case 'board':
      return 'Mira todo el tablero.';
  }
}

/** `Por tanto, r6c2 no es 8.` */
function conclusion({ placed, target }: Conclusion): string {
  const gained = placed.map(({ cell, digit }) => `${cell} es ${digit}`);
  const lost = target.map(({ cells, count, digits }) => `${cells} ${negated(digits, count)}`);
  return `Por tanto, ${and([...gained, ...lost])}.`;
}

function negated(digits: readonly string[], count: number): string {
  const verb = count === 1 ? 'no es' : 'no son';
  if (digits.length === 1) return `${verb} ${digits[0]}`;
  if (digits.length === 2) return `${verb} ni ${digits[0]} ni ${digits[1]}`;
  return `${verb} ninguna de las cifras ${and(digits)}`;
}
