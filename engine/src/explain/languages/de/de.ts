import { inSentences, listOf } from '../../lists.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import type { Ending } from '../../sentences/sentences.ts';
import { DE_CHAIN_WORDS } from './chain-words.ts';
import { DE_CHAINS } from './chains.ts';
import { DE_NAMES } from './names.ts';
import { DE_PATTERNS } from './patterns.ts';
import { DE_RULE_NAMES } from './rule-names.ts';
import { ruleInText } from './rule-texts.ts';
import { DE_RULES } from './rules.ts';
import { DE_SETS } from './sets.ts';
import { DE_UNIQUENESS } from './uniqueness.ts';
import { and, HOUSES, nor, or, plural } from './words.ts';

export { DE_RULE_NAMES } from './rule-names.ts';

/** German. */
export const DE: Locale = {
  language: 'de',
  direction: 'ltr',
  names: DE_NAMES,
  rules: DE_RULE_NAMES,
  ruleInText,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: DE_CHAIN_WORDS,
  tell: { ...DE_PATTERNS, ...DE_UNIQUENESS, ...DE_CHAINS, ...DE_SETS, ...DE_RULES },
};

/** `name` is the nominative, which equals the accusative; the others are datives. */
function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.map((group) => groupName(group, 'name')));
  const dative = and(groups.map((group) => groupName(group, 'dative')));
  return { name, in: `in ${dative}`, of: `von ${dative}` };
}

function groupName({ kind, ordinals, grid }: HouseGroup, form: 'name' | 'dative'): string {
  const inGrid = grid === undefined ? '' : ` von Gitter ${grid}`;
  if (kind === 'diagonal') {
    const [article, ending] = form === 'name' ? ['die', 'e'] : ['der', 'en'];
    return (
      and(
        ordinals.map((ordinal) => `${article} ${ordinal === 1 ? 'fallend' : 'steigend'}${ending} Diagonale`),
      ) + inGrid
    );
  }
  const { one, many, dative } = HOUSES[kind];
  const named = ordinals.length === 1 ? one : form === 'name' ? `die ${many}` : `den ${dative}`;
  return `${named} ${and(ordinals.map(String))}${inGrid}`;
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Sieh dir ${place.houses.name} an.`;
    case 'around':
      return `Sieh dir ${place.houses.name} an und die Zellen in Sichtweite.`;
    case 'board':
      return 'Sieh dir das ganze Brett an.';
  }
}

const OPENINGS = { so: 'Also', either: 'So oder so', every: 'In jedem Fall' };

/** `Also kann r6c2 nicht 8 sein.` The first verb comes before its cell. */
function conclusion({ placed, target }: Conclusion, ends: Exclude<Ending, 'none'>): string {
  const clauses = [
    ...placed.map(({ cell, digit }) => ({ verb: 'ist', cells: cell, rest: digit })),
    ...target.map(({ cells, count, digits }) => ({
      verb: plural(count, 'kann', 'können'),
      cells,
      rest: digits.length === 2 ? `weder ${nor(digits)} sein` : `nicht ${or(digits)} sein`,
    })),
  ].map(({ verb, cells, rest }, k) => (k === 0 ? `${verb} ${cells} ${rest}` : `${cells} ${verb} ${rest}`));
  return `${OPENINGS[ends]} ${inSentences(clauses, listed, (text) => text.length <= MAX_LENGTH)}`;
}

const listed = listOf(', ', ', und ');

/** Maximum length of a sentence, without its opening and conjunctions. */
const MAX_LENGTH = 120;
