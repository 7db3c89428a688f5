/** Rules inside Japanese sentences. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import { NAMED_BY_NUMBER } from '../../named-by-number.ts';
import { JA_RULE_NAMES } from './rule-names.ts';

/** `合計15のケージ`, `白丸`, `アンチナイトのルール`. */
export function ruleInText(kind: ConstraintKind, amounts: string): string {
  if (kind === 'cage') return amounts === '' ? 'ケージ' : `合計${amounts}のケージ`;
  const name = JA_RULE_NAMES[kind];
  if (!POINTED_AT.has(kind) && !NAMED_BY_NUMBER.has(kind)) return `${name}のルール`;
  return NAMED_BY_NUMBER.has(kind) && amounts !== '' ? `${amounts}の${name}` : name;
}

/** Rules with a drawing that a sentence can point at. */
const POINTED_AT: ReadonlySet<ConstraintKind> = new Set([
  'all-different',
  'clone',
  'difference',
  'ratio',
  'pair-sum',
  'greater',
  'quadruple',
  'contain',
  'contain-exactly',
  'look-and-say',
  'equality-cage',
  'thermometer',
  'slow-thermometer',
  'palindrome',
  'renban',
  'nabner',
  'whisper',
  'between',
  'lockout',
  'zipper',
  'region-sum',
  'sum-segments',
  'entropic',
  'modular',
  'double-arrow',
  'value-index',
  'arrow',
]);

/** Short statements of a rule, for kinds that have one. `by` is its number. */
export const RULE_REMINDERS: Readonly<Partial<Record<ConstraintKind, (by: string) => string>>> = {
  clone: () => 'クローンの対応するセルには、同じ数字が入ります。',
  difference: (by) => `白丸でつながる2つの数字の差は${by}です。`,
  ratio: (by) => `黒丸でつながる2つの数字は、一方がもう一方の${by}倍です。`,
  'pair-sum': (by) => `和の印でつながる2つの数字の和は${by}です。`,
  greater: () => '不等号は、とがった側の数字が小さいことを表します。',
  odd: () => '印のあるセルは奇数です。',
  even: () => '印のあるセルは偶数です。',
  thermometer: () => 'サーモメーターの数字は、球から先へ大きくなります。',
  'slow-thermometer': () => 'スローサーモメーターの数字は、球から先へ大きくなるか、同じままです。',
  palindrome: () => '回文線は、どちらの端から読んでも同じです。',
  renban: () => '連番線には連続する数字が、順不同で入ります。',
  nabner: () => 'ナブナー線では、どの2つの数字も同じでなく、連続もしません。',
  whisper: (by) => `ウィスパー線で隣り合う数字の差は${by}以上です。`,
  between: () => 'ビトウィーン線の数字は、両端の数字の間にあります。',
  lockout: (by) => `ロックアウト線の両端の差は${by}以上で、線上の数字はその範囲に入りません。`,
  entropic: () => 'エントロピー線で連続する3つの数字は、低・中・高が1つずつです。',
  arrow: () => 'アローの線上の数字の和は、丸の数と同じです。',
  'double-arrow': () => '2つの丸の間の数字の和は、丸の和と同じです。',
  'region-sum': () => '領域和の線は、どのブロックでも和が同じです。',
  sandwich: (by) => `いちばん小さい数字といちばん大きい数字の間の和は${by}です。`,
  skyscraper: (by) => `ヒントの側から見ると、それまでのどれより高い数字が${by}個あります。`,
  'x-sum': (by) => `最初のX個の数字の和は${by}で、Xは1つめの数字です。`,
};
