import type { HouseKind } from '../../../model/geometry.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import { EN_CHAINS, EN_CHAIN_WORDS } from './chains.ts';
import { EN_NAMES } from './names.ts';
import { EN_PATTERNS } from './patterns.ts';
import { EN_RULE_NAMES } from './rule-names.ts';
import { EN_RULES } from './rules.ts';
import { EN_SETS } from './sets.ts';
import { EN_UNIQUENESS } from './uniqueness.ts';
import { and, or } from './words.ts';

/** English. */
export const EN: Locale = {
  language: 'en',
  direction: 'ltr',
  names: EN_NAMES,
  rules: EN_RULE_NAMES,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: EN_CHAIN_WORDS,
  tell: { ...EN_PATTERNS, ...EN_UNIQUENESS, ...EN_CHAINS, ...EN_SETS, ...EN_RULES },
};

const DIAGONALS = ['the falling diagonal', 'the rising diagonal'];

const HOUSES: Readonly<Record<Exclude<HouseKind, 'diagonal'>, readonly [one: string, many: string]>> = {
  row: ['row', 'rows'],
  column: ['column', 'columns'],
  box: ['box', 'boxes'],
  region: ['region', 'regions'],
  window: ['window', 'windows'],
  disjoint: ['group', 'groups'],
  extra: ['extra house', 'extra houses'],
};

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.map(groupName));
  return { name, in: `in ${name}`, of: `of ${name}` };
}

function groupName({ kind, ordinals, grid }: HouseGroup): string {
  const name =
    kind === 'diagonal'
      ? and(ordinals.map((ordinal) => DIAGONALS[ordinal - 1]))
      : `${HOUSES[kind][ordinals.length === 1 ? 0 : 1]} ${and(ordinals.map(String))}`;
  return grid === undefined ? name : `${name} of grid ${grid}`;
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Look at ${place.houses.name}.`;
    case 'around':
      return `Look at ${place.houses.name} and the cells that it reaches.`;
    case 'board':
      return 'Look at the whole board.';
  }
}

/** `So r6c2 is not 8.` */
function conclusion({ placed, target }: Conclusion): string {
  const gained = placed.map(({ cell, digit }) => `${cell} is ${digit}`);
  const lost = target.map(
    ({ cells, count, digits }) => `${cells} ${count === 1 ? 'is' : 'are'} ${negated(digits)}`,
  );
  return `So ${and([...gained, ...lost])}.`;
}

function negated(digits: readonly string[]): string {
  if (digits.length === 1) return `not ${digits[0]}`;
  if (digits.length === 2) return `neither ${digits[0]} nor ${digits[1]}`;
  return `none of ${and(digits)}`;
}
