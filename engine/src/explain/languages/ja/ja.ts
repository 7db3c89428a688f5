import type { HouseKind } from '../../../model/geometry.ts';
import type { Conclusion, Locale, Place } from '../../locale.ts';
import type { HouseGroup, HousePhrase } from '../../phrases.ts';
import { JA_CHAINS, JA_CHAIN_WORDS } from './chains.ts';
import { JA_NAMES } from './names.ts';
import { JA_PATTERNS } from './patterns.ts';
import { JA_RULE_NAMES } from './rule-names.ts';
import { JA_RULES } from './rules.ts';
import { JA_SETS } from './sets.ts';
import { JA_UNIQUENESS } from './uniqueness.ts';
import { and, or } from './words.ts';

export { JA_RULE_NAMES } from './rule-names.ts';

/** Japanese. */
export const JA: Locale = {
  language: 'ja',
  direction: 'ltr',
  names: JA_NAMES,
  rules: JA_RULE_NAMES,
  lists: { and, or },
  houses,
  nudge,
  conclusion,
  chain: JA_CHAIN_WORDS,
  tell: { ...JA_PATTERNS, ...JA_UNIQUENESS, ...JA_CHAINS, ...JA_SETS, ...JA_RULES },
};

const DIAGONALS = ['右下がりの対角線', '右上がりの対角線'];

const HOUSES: Readonly<Record<Exclude<HouseKind, 'diagonal'>, string>> = {
  row: '行',
  column: '列',
  box: 'ブロック',
  region: '領域',
  window: 'ウィンドウ',
  disjoint: 'グループ',
  extra: '追加ハウス',
};

function houses(groups: readonly HouseGroup[]): HousePhrase {
  const name = and(groups.map(groupName));
  return { name, in: `${name}で`, of: `${name}の` };
}

function groupName({ kind, ordinals, grid }: HouseGroup): string {
  const name =
    kind === 'diagonal'
      ? and(ordinals.map((ordinal) => DIAGONALS[ordinal - 1]))
      : and(ordinals.map((ordinal) => `${HOUSES[kind]}${ordinal}`));
  return grid === undefined ? name : `盤${grid}の${name}`;
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

/** `よって、r6c2は8ではありません。` */
function conclusion({ placed, target }: Conclusion): string {
  const gained = placed.map(({ cell, digit }) => `${cell}は${digit}です`);
  const lost = target.map(({ cells, digits }) =>
    digits.length === 1
      ? `${cells}は${digits[0]}ではありません`
      : `${cells}は${and(digits)}のどれでもありません`,
  );
  return `よって、${[...gained, ...lost].join('。また、')}。`;
}
