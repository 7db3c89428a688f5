import { inSentences } from '../../lists.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import type { Ending } from '../../sentences/sentences.ts';
import { AR_CHAIN_WORDS } from './chain-words.ts';
import { AR_CHAINS } from './chains.ts';
import { AR_NAMES } from './names.ts';
import { AR_PATTERNS } from './patterns.ts';
import { AR_RULE_NAMES } from './rule-names.ts';
import { ruleInText } from './rule-texts.ts';
import { AR_RULES } from './rules.ts';
import { AR_SETS } from './sets.ts';
import { AR_UNIQUENESS } from './uniqueness.ts';
import { and, HOUSES, or } from './words.ts';

export { AR_RULE_NAMES } from './rule-names.ts';

/** Arabic. */
export const AR: Locale = {
  language: 'ar',
  direction: 'rtl',
  names: AR_NAMES,
  rules: AR_RULE_NAMES,
  ruleInText,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: AR_CHAIN_WORDS,
  tell: { ...AR_PATTERNS, ...AR_UNIQUENESS, ...AR_CHAINS, ...AR_SETS, ...AR_RULES },
};

const DIAGONALS = ['القطر الهابط', 'القطر الصاعد'];

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.map(groupName));
  return { name, in: `في ${name}`, of: `من ${name}` };
}

function groupName({ kind, ordinals, grid }: HouseGroup): string {
  const { one, two, many } = HOUSES[kind];
  const noun = ordinals.length === 1 ? one : ordinals.length === 2 ? two : many;
  const name =
    kind === 'diagonal'
      ? and(ordinals.map((ordinal) => DIAGONALS[ordinal - 1]))
      : `${noun} ${and(ordinals.map(String))}`;
  return grid === undefined ? name : `${name} من الشبكة ${grid}`;
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `انظر إلى ${place.houses.name}.`;
    case 'around':
      return `انظر إلى ${place.houses.name} وما تراه خلاياه.`;
    case 'board':
      return 'انظر إلى اللوحة كلها.';
  }
}

const OPENINGS = { so: 'إذن', either: 'في الحالتين', every: 'في كل الأحوال' };

/** `إذن لا يصلح 8 في r6c2.` */
function conclusion({ placed, target }: Conclusion, ends: Exclude<Ending, 'none'>): string {
  const clauses = [
    ...placed.map(({ cell, digit }) => `${cell} هي ${digit}`),
    ...target.map(({ cells, digits }) => `لا يصلح ${digits.join(' ولا ')} في ${cells}`),
  ];
  return `${OPENINGS[ends]} ${inSentences(clauses, joined, (text) => text.length <= MAX_LENGTH)}`;
}

/** `لا يصلح 2 في r1c1، ولا يصلح 5 في r3c3`: a space separates Latin letters from the conjunction. */
function joined(clauses: readonly string[]): string {
  return clauses
    .map((clause, k) => (k === 0 ? '' : clause.startsWith('r') ? '، و ' : '، و') + clause)
    .join('');
}

/** Maximum length of a sentence, without its opening and conjunctions. */
const MAX_LENGTH = 120;
