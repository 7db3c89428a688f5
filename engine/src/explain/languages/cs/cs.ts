import { inSentences } from '../../lists.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import type { Ending } from '../../sentences/sentences.ts';
import { CS_CHAIN_WORDS } from './chain-words.ts';
import { CS_CHAINS } from './chains.ts';
import { CS_NAMES } from './names.ts';
import { CS_PATTERNS } from './patterns.ts';
import { CS_RULE_NAMES } from './rule-names.ts';
import { ruleInText } from './rule-texts.ts';
import { CS_RULES } from './rules.ts';
import { CS_SETS } from './sets.ts';
import { CS_UNIQUENESS } from './uniqueness.ts';
import { and, HOUSES, nor, or, plural } from './words.ts';

export { CS_RULE_NAMES } from './rule-names.ts';

/** Czech. */
export const CS: Locale = {
  language: 'cs',
  direction: 'ltr',
  names: CS_NAMES,
  rules: CS_RULE_NAMES,
  ruleInText,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: CS_CHAIN_WORDS,
  tell: { ...CS_PATTERNS, ...CS_UNIQUENESS, ...CS_CHAINS, ...CS_SETS, ...CS_RULES },
};

const DIAGONALS: readonly HousePhrase[] = [
  { name: 'klesající diagonálu', in: 'v klesající diagonále', of: 'klesající diagonály' },
  { name: 'stoupající diagonálu', in: 've stoupající diagonále', of: 'stoupající diagonály' },
];

/** `name` is the accusative, `in` the locative and `of` the genitive. */
function houses(groups: readonly HouseGroup[]): HousePhrase {
  const phrases = groups.map(groupPhrase);
  const form = (which: keyof HousePhrase): string => and(phrases.map((phrase) => phrase[which]));
  return { name: form('name'), in: form('in'), of: form('of') };
}

function groupPhrase({ kind, ordinals, grid }: HouseGroup): HousePhrase {
  const inGrid = grid === undefined ? '' : ` mřížky ${grid}`;
  const form = (which: keyof HousePhrase): string => {
    if (kind === 'diagonal') return and(ordinals.map((ordinal) => DIAGONALS[ordinal - 1][which])) + inGrid;
    const { one, many } = HOUSES[kind];
    return `${(ordinals.length === 1 ? one : many)[which]} ${and(ordinals.map(String))}${inGrid}`;
  };
  return { name: form('name'), in: form('in'), of: form('of') };
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Podívej se na ${place.houses.name}.`;
    case 'around':
      return `Podívej se na ${place.houses.name} a na buňky v dohledu.`;
    case 'board':
      return 'Podívej se na celou desku.';
  }
}

const OPENINGS = { so: 'Takže', either: 'Tak či tak', every: 'V každém případě' };

/** `Takže r6c2 nemůže být 8.` */
function conclusion({ placed, target }: Conclusion, ends: Exclude<Ending, 'none'>): string {
  const clauses = [
    ...placed.map(({ cell, digit }) => `${cell} je ${digit}`),
    ...target.map(
      ({ cells, count, digits }) => `${cells} ${plural(count, 'nemůže', 'nemohou')} být ${nor(digits)}`,
    ),
  ];
  return `${OPENINGS[ends]} ${inSentences(clauses, and, (text) => text.length <= MAX_LENGTH)}`;
}

/** Maximum length of a sentence, without its opening and conjunctions. */
const MAX_LENGTH = 120;
