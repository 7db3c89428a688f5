import type { HouseKind } from '../../../model/geometry.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import { DE_CHAINS, DE_CHAIN_WORDS } from './chains.ts';
import { DE_NAMES } from './names.ts';
import { DE_PATTERNS } from './patterns.ts';
import { DE_RULE_NAMES } from './rule-names.ts';
import { DE_RULES } from './rules.ts';
import { DE_SETS } from './sets.ts';
import { DE_UNIQUENESS } from './uniqueness.ts';
import { and, or } from './words.ts';

export { DE_RULE_NAMES } from './rule-names.ts';

/** German. */
export const DE: Locale = {
  language: 'de',
  direction: 'ltr',
  names: DE_NAMES,
  rules: DE_RULE_NAMES,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: DE_CHAIN_WORDS,
  tell: { ...DE_PATTERNS, ...DE_UNIQUENESS, ...DE_CHAINS, ...DE_SETS, ...DE_RULES },
};

interface Forms {
  readonly one: string;
  readonly many: string;
}

const DIAGONALS: readonly HousePhrase[] = [
  { name: 'die fallende Diagonale', in: 'in der fallenden Diagonale', of: 'der fallenden Diagonale' },
  { name: 'die steigende Diagonale', in: 'in der steigenden Diagonale', of: 'der steigenden Diagonale' },
];

const HOUSES: Readonly<Record<Exclude<HouseKind, 'diagonal'>, Forms>> = {
  row: { one: 'Zeile', many: 'den Zeilen' },
  column: { one: 'Spalte', many: 'den Spalten' },
  box: { one: 'Block', many: 'den Blöcken' },
  region: { one: 'Gebiet', many: 'den Gebieten' },
  window: { one: 'Fenster', many: 'den Fenstern' },
  disjoint: { one: 'Gruppe', many: 'den Gruppen' },
  extra: { one: 'Zusatzhaus', many: 'den Zusatzhäusern' },
};

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const phrases = groups.map(groupPhrase);
  const form = (which: keyof HousePhrase): string => and(phrases.map((phrase) => phrase[which]));
  return { name: form('name'), in: form('in'), of: form('of') };
}

function groupPhrase({ kind, ordinals, grid }: HouseGroup): HousePhrase {
  const inGrid = grid === undefined ? '' : ` von Gitter ${grid}`;
  if (kind === 'diagonal') {
    const named = ordinals.map((ordinal) => DIAGONALS[ordinal - 1]);
    const form = (which: keyof HousePhrase): string => and(named.map((phrase) => phrase[which])) + inGrid;
    return { name: form('name'), in: form('in'), of: form('of') };
  }
  const { one, many } = HOUSES[kind];
  const which = `${and(ordinals.map(String))}${inGrid}`;
  if (ordinals.length === 1)
    return { name: `${one} ${which}`, in: `in ${one} ${which}`, of: `von ${one} ${which}` };
  return { name: `${many} ${which}`, in: `in ${many} ${which}`, of: `von ${many} ${which}` };
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `Sieh dich ${place.houses.in} um.`;
    case 'around':
      return `Sieh dich ${place.houses.in} um und bei den Zellen, die davon abhängen.`;
    case 'board':
      return 'Sieh dir das ganze Brett an.';
  }
}

/** `Also ist r6c2 nicht 8.` */
function conclusion({ placed, target }: Conclusion): string {
  const gained = placed.map(({ cell, digit }) => `${cell} ist ${digit}`);
  const lost = target.map(
    ({ cells, count, digits }) => `${cells} ${count === 1 ? 'ist' : 'sind'} ${negated(digits)}`,
  );
  return `Daraus folgt: ${and([...gained, ...lost])}.`;
}

function negated(digits: readonly string[]): string {
  if (digits.length === 1) return `nicht ${digits[0]}`;
  if (digits.length === 2) return `weder ${digits[0]} noch ${digits[1]}`;
  return `keine der Ziffern ${and(digits)}`;
}
