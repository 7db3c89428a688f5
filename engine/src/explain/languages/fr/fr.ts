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
  const phrases = groups.map(groupPhrase);
  const form = (which: keyof HousePhrase): string => and(phrases.map((phrase) => phrase[which]));
  return { name: form('name'), in: form('in'), of: form('of') };
}

function groupPhrase({ kind, ordinals, grid }: HouseGroup): HousePhrase {
  const { article, one, many } = HOUSES[kind];
  const which = and(
    ordinals.map((ordinal) => (kind === 'diagonal' ? DIRECTIONS[ordinal - 1] : String(ordinal))),
  );
  const rest = `${which}${grid === undefined ? '' : ` de la grille ${grid}`}`;
  if (ordinals.length > 1)
    return { name: `les ${many} ${rest}`, in: `dans les ${many} ${rest}`, of: `des ${many} ${rest}` };
  return {
    name: `${article} ${one} ${rest}`,
    in: `dans ${article} ${one} ${rest}`,
    of: `${article === 'la' ? 'de la' : 'du'} ${one} ${rest}`,
  };
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

/** Of a sentence, but for its opening and the joining words. */
const MAX_LENGTH = 120;
