import { inSentences } from '../../lists.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import type { Ending } from '../../sentences/sentences.ts';
import { JA_CHAIN_WORDS } from './chain-words.ts';
import { JA_CHAINS } from './chains.ts';
import { JA_NAMES } from './names.ts';
import { JA_PATTERNS } from './patterns.ts';
import { JA_RULE_NAMES } from './rule-names.ts';
import { ruleInText } from './rule-texts.ts';
import { JA_RULES } from './rules.ts';
import { JA_SETS } from './sets.ts';
import { JA_UNIQUENESS } from './uniqueness.ts';
import { and, HOUSES, or } from './words.ts';

export { JA_RULE_NAMES } from './rule-names.ts';

/** Japanese. */
export const JA: Locale = {
  language: 'ja',
  direction: 'ltr',
  names: JA_NAMES,
  rules: JA_RULE_NAMES,
  ruleInText,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: JA_CHAIN_WORDS,
  tell: { ...JA_PATTERNS, ...JA_UNIQUENESS, ...JA_CHAINS, ...JA_SETS, ...JA_RULES },
};

const DIAGONALS = ['右下がりの対角線', '右上がりの対角線'];

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.flatMap(groupNames));
  return { name, in: `${name}で`, of: `${name}の` };
}

function groupNames({ kind, ordinals, grid }: HouseGroup): string[] {
  const inGrid = grid === undefined ? '' : `盤${grid}の`;
  return ordinals.map(
    (ordinal) => inGrid + (kind === 'diagonal' ? DIAGONALS[ordinal - 1] : `${HOUSES[kind]}${ordinal}`),
  );
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `${place.houses.name}を見てください。`;
    case 'around':
      return `${place.houses.name}と、そこから見えるセルを見てください。`;
    case 'board':
      return '盤全体を見てください。';
  }
}

const OPENINGS = { so: 'よって、', either: 'どちらの場合も、', every: 'どの場合も、' };

/** `よって、r6c2に8は入りません。` */
function conclusion({ placed, target }: Conclusion, ends: Exclude<Ending, 'none'>): string {
  const clauses = [
    ...placed.map(({ cell, digit }) => `${cell}は${digit}です`),
    ...target.map(({ cells, digits }) => `${cells}に${digitsText(digits)}入りません`),
  ];
  return OPENINGS[ends] + inSentences(clauses, joined, (text) => text.length <= MAX_LENGTH, '。');
}

function digitsText(digits: readonly string[]): string {
  return digits.length === 2 ? digits.map((digit) => `${digit}も`).join('') : `${digits.join('、')}は`;
}

/** `r1c1に2は入らず、r3c3に5は入りません`. */
function joined(clauses: readonly string[]): string {
  const before = clauses
    .slice(0, -1)
    .map((clause) => clause.replace(/入りません$/, '入らず').replace(/です$/, 'で'));
  return [...before, clauses[clauses.length - 1]].join('、');
}

/** Maximum length of a sentence, without its opening. */
const MAX_LENGTH = 80;
