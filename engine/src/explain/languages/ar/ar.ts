import type { HouseKind } from '../../../model/geometry.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import { AR_CHAINS, AR_CHAIN_WORDS } from './chains.ts';
import { AR_NAMES } from './names.ts';
import { AR_PATTERNS } from './patterns.ts';
import { AR_RULE_NAMES } from './rule-names.ts';
import { AR_RULES } from './rules.ts';
import { AR_SETS } from './sets.ts';
import { AR_UNIQUENESS } from './uniqueness.ts';
import { and, or } from './words.ts';

export { AR_RULE_NAMES } from './rule-names.ts';

/** Arabic. */
export const AR: Locale = {
  language: 'ar',
  direction: 'rtl',
  names: AR_NAMES,
  rules: AR_RULE_NAMES,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: AR_CHAIN_WORDS,
  tell: { ...AR_PATTERNS, ...AR_UNIQUENESS, ...AR_CHAINS, ...AR_SETS, ...AR_RULES },
};

const DIAGONALS = ['القطر الهابط', 'القطر الصاعد'];

const HOUSES: Readonly<Record<Exclude<HouseKind, 'diagonal'>, readonly [one: string, many: string]>> = {
  row: ['الصف', 'الصفوف'],
  column: ['العمود', 'الأعمدة'],
  box: ['المربع', 'المربعات'],
  region: ['المنطقة', 'المناطق'],
  window: ['النافذة', 'النوافذ'],
  disjoint: ['المجموعة', 'المجموعات'],
  extra: ['البيت الإضافي', 'البيوت الإضافية'],
};

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.map(groupName));
  return { name, in: `في ${name}`, of: `من ${name}` };
}

function groupName({ kind, ordinals, grid }: HouseGroup): string {
  const name =
    kind === 'diagonal'
      ? and(ordinals.map((ordinal) => DIAGONALS[ordinal - 1]))
      : `${HOUSES[kind][ordinals.length === 1 ? 0 : 1]} ${and(ordinals.map(String))}`;
  return grid === undefined ? name : `${name} من الشبكة ${grid}`;
}

function nudge(place: Place): string {
  switch (place.kind) {
    case 'in':
      return `انظر إلى ${place.houses.name}.`;
    case 'around':
      return `انظر إلى ${place.houses.name} والخلايا التي تتأثر به.`;
    case 'board':
      return 'انظر إلى اللوحة كلها.';
  }
}

/** `إذن r6c2 ليست 8.` */
function conclusion({ placed, target }: Conclusion): string {
  const gained = placed.map(({ cell, digit }) => `${cell} هي ${digit}`);
  const lost = target.map(({ cells, digits }) =>
    digits.length === 1 ? `${cells} ليست ${digits[0]}` : `${cells} ليست أيًّا من ${and(digits)}`,
  );
  return `إذن ${and([...gained, ...lost])}.`;
}
