import type { HouseKind } from '../../../model/geometry.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import { FR_CHAINS, FR_CHAIN_WORDS } from './chains.ts';
import { FR_NAMES } from './names.ts';
import { FR_PATTERNS } from './patterns.ts';
import { FR_RULE_NAMES } from './rule-names.ts';
import { FR_RULES } from './rules.ts';
import { FR_SETS } from './sets.ts';
import { FR_UNIQUENESS } from './uniqueness.ts';
import { and, or } from './words.ts';

export { FR_RULE_NAMES } from './rule-names.ts';

/** French. */
export const FR: Locale = {
  language: 'fr',
  direction: 'ltr',
  names: FR_NAMES,
  rules: FR_RULE_NAMES,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: FR_CHAIN_WORDS,
  tell: { ...FR_PATTERNS, ...FR_UNIQUENESS, ...FR_CHAINS, ...FR_SETS, ...FR_RULES },
};

interface Noun {
  readonly gender: 'f' | 'm';
  readonly one: string;
  readonly many: string;
}

const DIAGONAL: Noun = { gender: 'f', one: 'diagonale', many: 'diagonales' };
const DIRECTIONS = ['descendante', 'montante'];

const HOUSES: Readonly<Record<HouseKind, Noun>> = {
  row: { gender: 'f', one: 'ligne', many: 'lignes' },
  column: { gender: 'f', one: 'colonne', many: 'colonnes' },
  box: { gender: 'm', one: 'bloc', many: 'blocs' },
  region: { gender: 'f', one: 'région', many: 'régions' },
  window: { gender: 'f', one: 'fenêtre', many: 'fenêtres' },
  disjoint: { gender: 'm', one: 'groupe', many: 'groupes' },
  extra: { gender: 'f', one: 'zone', many: 'zones' },
  diagonal: DIAGONAL,
};

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const phrases = groups.map(groupPhrase);
  const form = (which: keyof HousePhrase): string => and(phrases.map((phrase) => phrase[which]));
  return { name: form('name'), in: form('in'), of: form('of') };
}

function groupPhrase({ kind, ordinals, grid }: HouseGroup): HousePhrase {
  const { gender, one, many } = HOUSES[kind];
  const which = and(
    ordinals.map((ordinal) => (kind === 'diagonal' ? DIRECTIONS[ordinal - 1] : String(ordinal))),
  );
  const rest = `${which}${grid === undefined ? '' : ` de la grille ${grid}`}`;
  if (ordinals.length > 1)
    return { name: `les ${many} ${rest}`, in: `dans les ${many} ${rest}`, of: `des ${many} ${rest}` };
  const article = gender === 'f' ? 'la' : 'le';
  return {
    name: `${article} ${one} ${rest}`,
    in: `dans ${article} ${one} ${rest}`,
    of: `${gender === 'f' ? 'de la' : 'du'} ${one} ${rest}`,
  };
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Regardez ${place.houses.name}.`;
    case 'around':
      return `Regardez ${place.houses.name} et les cases qui en dépendent.`;
    case 'board':
      return 'Regardez toute la grille.';
  }
}

/** `Donc r6c2 n’est pas 8.` */
function conclusion({ placed, target }: Conclusion): string {
  const gained = placed.map(({ cell, digit }) => `${cell} est ${digit}`);
  const lost = target.map(({ cells, count, digits }) => `${cells} ${negated(digits, count)}`);
  return `Donc ${and([...gained, ...lost])}.`;
}

function negated(digits: readonly string[], count: number): string {
  const verb = count === 1 ? 'n’est' : 'ne sont';
  if (digits.length === 1) return `${verb} pas ${digits[0]}`;
  if (digits.length === 2) return `${verb} ni ${digits[0]} ni ${digits[1]}`;
  return `${verb} aucun des chiffres ${and(digits)}`;
}
