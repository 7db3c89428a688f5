import { inSentences, listOf } from '../../lists.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import type { Ending } from '../../sentences/sentences.ts';
import { EN_CHAINS } from './chains.ts';
import { EN_CHAIN_WORDS } from './chain-words.ts';
import { EN_NAMES } from './names.ts';
import { EN_PATTERNS } from './patterns.ts';
import { EN_RULE_NAMES } from './rule-names.ts';
import { EN_RULES } from './rules.ts';
import { ruleInText } from './rule-texts.ts';
import { EN_SETS } from './sets.ts';
import { EN_UNIQUENESS } from './uniqueness.ts';
import { and, kindWord, or } from './words.ts';

/** English. */
export const EN: Locale = {
  language: 'en',
  direction: 'ltr',
  names: EN_NAMES,
  rules: EN_RULE_NAMES,
  ruleInText,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: EN_CHAIN_WORDS,
  tell: { ...EN_PATTERNS, ...EN_UNIQUENESS, ...EN_CHAINS, ...EN_SETS, ...EN_RULES },
};

const DIAGONALS = ['the falling diagonal', 'the rising diagonal'];

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.map(groupName));
  return { name, in: `in ${name}`, of: `of ${name}` };
}

function groupName({ kind, ordinals, grid }: HouseGroup): string {
  const name =
    kind === 'diagonal'
      ? and(ordinals.map((ordinal) => DIAGONALS[ordinal - 1]))
      : `${kindWord(kind, ordinals.length)} ${and(ordinals.map(String))}`;
  return grid === undefined ? name : `${name} of grid ${grid}`;
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Look at ${place.houses.name}.`;
    case 'around':
      return `Look at ${place.houses.name}, and at what its cells see.`;
    case 'board':
      return 'Look at the whole board.';
  }
}

const OPENINGS = { so: 'So', either: 'Either way,', every: 'In every case,' };

/** `So r6c2 can’t be 8.` */
function conclusion({ placed, target }: Conclusion, ends: Exclude<Ending, 'none'>): string {
  const clauses = [
    ...placed.map(({ cell, digit }) => `${cell} is ${digit}`),
    ...target.map(({ cells, digits }) => `${cells} can’t be ${or(digits)}`),
  ];
  const text = inSentences(clauses, listed, (several) => several.split(' ').length <= MAX_WORDS);
  return `${OPENINGS[ends]} ${text}`;
}

/** Maximum number of words in a sentence, without its opening and the joining *and*. */
const MAX_WORDS = 21;

const listed = listOf(', ', ', and ');
