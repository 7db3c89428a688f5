import { inSentences, listOf } from '../../lists.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import type { Ending } from '../../sentences/sentences.ts';
import { FR_CHAIN_WORDS } from './chain-words.ts';
import { FR_CHAINS } from './chains.ts';
import { FR_NAMES } from './names.ts';
import { FR_PATTERNS } from './patterns.ts';
import { FR_RULE_NAMES } from './rule-names.ts';
import { ruleInText } from './rule-texts.ts';
import { FR_RULES } from './rules.ts';
import { FR_SETS } from './sets.ts';
import { FR_UNIQUENESS } from './uniqueness.ts';
import { and, HOUSES, or, plural } from './words.ts';

export { FR_RULE_NAMES } from './rule-names.ts';

/** French. */
export const FR: Locale = {
  language: 'fr',
  direction: 'ltr',
  names: FR_NAMES,
  rules: FR_RULE_NAMES,
  ruleInText,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: FR_CHAIN_WORDS,
  tell: { ...FR_PATTERNS, ...FR_UNIQUENESS, ...FR_CHAINS, ...FR_SETS, ...FR_RULES },
};

const DIRECTIONS = ['descendante', 'montante'];

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.map(groupName));
  const of = and(groups.map((group) => ofHouse(groupName(group))));
  return { name, in: `dans ${name}`, of };
}

function ofHouse(name: string): string {
  if (name.startsWith('les ')) return `des ${name.slice('les '.length)}`;
  return name.startsWith('le ') ? `du ${name.slice('le '.length)}` : `de ${name}`;
}

function groupName({ kind, ordinals, grid }: HouseGroup): string {
  const { article, one, many } = HOUSES[kind];
  const which = and(
    ordinals.map((ordinal) => (kind === 'diagonal' ? DIRECTIONS[ordinal - 1] : String(ordinal))),
  );
  const house = ordinals.length > 1 ? `les ${many}` : `${article} ${one}`;
  return `${house} ${which}${grid === undefined ? '' : ` de la grille ${grid}`}`;
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Regardez ${place.houses.name}.`;
    case 'around':
      return `Regardez ${place.houses.name} et les cases alentour.`;
    case 'board':
      return 'Regardez toute la grille.';
  }
}

const OPENINGS = { so: 'Donc', either: 'Dans les deux cas,', every: 'Dans tous les cas,' };

/** `Donc r6c2 ne peut pas valoir 8.` */
function conclusion({ placed, target }: Conclusion, ends: Exclude<Ending, 'none'>): string {
  const clauses = [
    ...placed.map(({ cell, digit }) => `${cell} vaut ${digit}`),
    ...target.map(
      ({ cells, count, digits }) => `${cells} ne ${plural(count, 'peut', 'peuvent')} ${cannot(digits)}`,
    ),
  ];
  return `${OPENINGS[ends]} ${inSentences(clauses, listed, (text) => text.length <= MAX_LENGTH)}`;
}

function cannot(digits: readonly string[]): string {
  return digits.length === 2 ? `valoir ni ${digits[0]} ni ${digits[1]}` : `pas valoir ${or(digits)}`;
}

const listed = listOf(', ', ', et ');

/** Maximum length of a sentence, without its opening and conjunctions. */
const MAX_LENGTH = 120;
