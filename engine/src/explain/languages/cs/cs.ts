import type { HouseKind } from '../../../model/geometry.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import { CS_CHAINS, CS_CHAIN_WORDS } from './chains.ts';
import { CS_NAMES } from './names.ts';
import { CS_PATTERNS } from './patterns.ts';
import { CS_RULE_NAMES } from './rule-names.ts';
import { CS_RULES } from './rules.ts';
import { CS_SETS } from './sets.ts';
import { CS_UNIQUENESS } from './uniqueness.ts';
import { and, or } from './words.ts';

export { CS_RULE_NAMES } from './rule-names.ts';

/** Czech. */
export const CS: Locale = {
  language: 'cs',
  direction: 'ltr',
  names: CS_NAMES,
  rules: CS_RULE_NAMES,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: CS_CHAIN_WORDS,
  tell: { ...CS_PATTERNS, ...CS_UNIQUENESS, ...CS_CHAINS, ...CS_SETS, ...CS_RULES },
};

/** Accusative, locative with its preposition, genitive: of one and of several. */
interface Noun {
  readonly one: HousePhrase;
  readonly many: HousePhrase;
}

const DIAGONALS: readonly HousePhrase[] = [
  { name: 'klesající diagonálu', in: 'v klesající diagonále', of: 'klesající diagonály' },
  { name: 'stoupající diagonálu', in: 've stoupající diagonále', of: 'stoupající diagonály' },
];

const HOUSES: Readonly<Record<Exclude<HouseKind, 'diagonal'>, Noun>> = {
  row: {
    one: { name: 'řádek', in: 'v řádku', of: 'řádku' },
    many: { name: 'řádky', in: 'v řádcích', of: 'řádků' },
  },
  column: {
    one: { name: 'sloupec', in: 've sloupci', of: 'sloupce' },
    many: { name: 'sloupce', in: 've sloupcích', of: 'sloupců' },
  },
  box: {
    one: { name: 'blok', in: 'v bloku', of: 'bloku' },
    many: { name: 'bloky', in: 'v blocích', of: 'bloků' },
  },
  region: {
    one: { name: 'oblast', in: 'v oblasti', of: 'oblasti' },
    many: { name: 'oblasti', in: 'v oblastech', of: 'oblastí' },
  },
  window: {
    one: { name: 'okno', in: 'v okně', of: 'okna' },
    many: { name: 'okna', in: 'v oknech', of: 'oken' },
  },
  disjoint: {
    one: { name: 'skupinu', in: 've skupině', of: 'skupiny' },
    many: { name: 'skupiny', in: 've skupinách', of: 'skupin' },
  },
  extra: {
    one: { name: 'zónu', in: 'v zóně', of: 'zóny' },
    many: { name: 'zóny', in: 'v zónách', of: 'zón' },
  },
};

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
      return `Podívej se na ${place.houses.name} a na buňky, které s tím souvisejí.`;
    case 'board':
      return 'Podívej se na celou desku.';
  }
}

/** `Takže r6c2 není 8.` */
function conclusion({ placed, target }: Conclusion): string {
  const gained = placed.map(({ cell, digit }) => `${cell} je ${digit}`);
  const lost = target.map(({ cells, count, digits }) => `${cells} ${negated(digits, count)}`);
  return `Takže ${and([...gained, ...lost])}.`;
}

function negated(digits: readonly string[], count: number): string {
  const verb = count === 1 ? 'není' : 'nejsou';
  if (digits.length === 1) return `${verb} ${digits[0]}`;
  if (digits.length === 2) return `${verb} ani ${digits[0]}, ani ${digits[1]}`;
  return `${verb} žádná z číslic ${and(digits)}`;
}
