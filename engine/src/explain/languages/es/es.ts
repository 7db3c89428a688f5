import { inSentences, listOf } from '../../lists.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import type { Ending } from '../../sentences/sentences.ts';
import { ES_CHAIN_WORDS } from './chain-words.ts';
import { ES_CHAINS } from './chains.ts';
import { ES_NAMES } from './names.ts';
import { ES_PATTERNS } from './patterns.ts';
import { ES_RULE_NAMES } from './rule-names.ts';
import { ruleInText } from './rule-texts.ts';
import { ES_RULES } from './rules.ts';
import { ES_SETS } from './sets.ts';
import { ES_UNIQUENESS } from './uniqueness.ts';
import { and, HOUSES, or, plural } from './words.ts';

export { ES_RULE_NAMES } from './rule-names.ts';

/** Spanish. */
export const ES: Locale = {
  language: 'es',
  direction: 'ltr',
  names: ES_NAMES,
  rules: ES_RULE_NAMES,
  ruleInText,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: ES_CHAIN_WORDS,
  tell: { ...ES_PATTERNS, ...ES_UNIQUENESS, ...ES_CHAINS, ...ES_SETS, ...ES_RULES },
};

const DIRECTIONS = ['descendente', 'ascendente'];

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.map(groupName));
  const of = and(groups.map((group) => `de ${groupName(group)}`.replace(/^de el /, 'del ')));
  return { name, in: `en ${name}`, of };
}

function groupName({ kind, ordinals, grid }: HouseGroup): string {
  const { gender, one, many } = HOUSES[kind];
  const which = and(
    ordinals.map((ordinal) => (kind === 'diagonal' ? DIRECTIONS[ordinal - 1] : String(ordinal))),
  );
  const house =
    ordinals.length > 1
      ? `${gender === 'f' ? 'las' : 'los'} ${many}`
      : `${gender === 'f' ? 'la' : 'el'} ${one}`;
  return `${house} ${which}${grid === undefined ? '' : ` de la cuadrícula ${grid}`}`;
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Mira ${place.houses.name}.`;
    case 'around':
      return `Mira ${place.houses.name} y las celdas de alrededor.`;
    case 'board':
      return 'Mira todo el tablero.';
  }
}

const OPENINGS = { so: 'Así que', either: 'En ambos casos,', every: 'En todos los casos,' };

/** `Así que r6c2 no puede ser 8.` */
function conclusion({ placed, target }: Conclusion, ends: Exclude<Ending, 'none'>): string {
  const clauses = [
    ...placed.map(({ cell, digit }) => `${cell} es ${digit}`),
    ...target.map(
      ({ cells, count, digits }) => `${cells} no ${plural(count, 'puede', 'pueden')} ser ${neither(digits)}`,
    ),
  ];
  return `${OPENINGS[ends]} ${inSentences(clauses, listed, (text) => text.length <= MAX_LENGTH)}`;
}

function neither(digits: readonly string[]): string {
  return digits.length === 2 ? `ni ${digits[0]} ni ${digits[1]}` : or(digits);
}

const listed = listOf(', ', ', y ');

/** Maximum length of a sentence, without its opening and conjunctions. */
const MAX_LENGTH = 120;
