/** Steps by rules beyond houses, and what the rules are called, in Japanese. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';

export const JA_RULE_NAMES: Readonly<Record<ConstraintKind, string>> = {
  'all-different': '追加領域',
  'anti-knight': 'アンチナイト',
  'anti-king': 'アンチキング',
  'anti-chess': 'アンチチェス',
  taxicab: 'タクシー距離',
  'anti-taxicab': 'アンチタクシー',
  'no-difference': '禁止された差',
  'no-ratio': '禁止された比',
  'no-sum': '禁止された和',
  'global-entropy': 'グローバルエントロピー',
  'global-modular': 'グローバルモジュラー',
  'dutch-flatmates': 'ダッチフラットメイト',
  doppelganger: 'ドッペルゲンガー',
  clone: 'クローン',
  'same-digits': '同じ数字の組',
  odd: '奇数',
  even: '偶数',
  minimum: '極小',
  maximum: '極大',
  'row-index': '行インデックス',
  'column-index': '列インデックス',
  'box-index': 'ブロックインデックス',
  'counting-circles': 'カウントサークル',
  difference: '白丸',
  ratio: '黒丸',
  'pair-sum': 'XVの和',
  greater: '不等号',
  quadruple: 'クアドルプル',
  contain: '包含ケージ',
  'contain-exactly': 'ちょうど包含ケージ',
  'look-and-say': 'ルックアンドセイ・ケージ',
  'count-distinct': '数字の種類数',
  'equality-cage': 'イコールケージ',
  thermometer: 'サーモメーター',
  'slow-thermometer': 'スローサーモメーター',
  palindrome: '回文線',
  renban: '連番線',
  nabner: 'ナブナー線',
  whisper: 'ウィスパー線',
  between: 'ビトウィーン線',
  lockout: 'ロックアウト線',
  zipper: 'ジッパー線',
  'region-sum': '領域和の線',
  'sum-segments': '区間和の線',
  entropic: 'エントロピー線',
  modular: 'モジュラー線',
  'double-arrow': 'ダブルアロー',
  'value-index': '値インデックス線',
  arrow: 'アロー',
  cage: 'キラーケージ',
  'cage-sums': '複数和のケージ',
  sum: '和のケージ',
  'little-killer': 'リトルキラー',
  'equal-sums': '等しい和',
  rellik: 'レリックケージ',
  lunchbox: 'ランチボックス',
  sandwich: 'サンドイッチ',
  'x-sum': 'Xサム',
  skyscraper: 'ビルディング',
  'hidden-skyscraper': '隠れたビルディング',
  'numbered-room': 'ナンバールーム',
  'full-rank': 'フルランク',
  'pair-relation': '許される組',
  automaton: 'オートマトン',
  pattern: 'パターン',
  'any-of': '選択肢',
  'all-of': '組み合わせたルール',
};

export const JA_RULES = {
  'rule-filling': (parts) => ({
    what: `${parts.rules}にまだ何が許されるかを見てください。`,
    why: [
      `${parts.home ? parts.home.in : ''}${parts.rules}を考えます。対象のセルは${parts.cells}です。`,
      ...parts.sums.flatMap(counted),
      ...remains(parts),
    ],
  }),

  'rule-sum': (parts) => ({
    what: `${parts.home.name}で45のルールが使えます。`,
    why: [...counted(parts), ...remains(parts)],
  }),

  'required-digit': (parts) => ({
    what: `どこに入るにせよ、${parts.digit}を必要とするセルがあります。`,
    why: [
      `${parts.places}に${parts.digit}がなければ、${parts.rules}は満たせません。`,
      `これらの場所がすべて見えるセルに${parts.digit}は入りません。`,
    ],
  }),

  'seen-places': ({ home, digit, places }) => ({
    what: `${home.in}${digit}の入る場所がすべて、1つのセルから見えます。`,
    why: [
      `${home.in}${digit}が入りうるのは${places}だけです。`,
      `ハウスかルールによってこれらすべてが見えるセルに${digit}は入りません。`,
    ],
  }),
} satisfies Partial<Tellers>;

function remains({ sets, fillings, cells, emptied }: Remains): string[] {
  if (sets) return [`${cells}に残る組み合わせは${sets}だけです。`];
  if (fillings) return [`${cells}の入り方は、順に読んで${fillings}だけです。`];
  if (emptied)
    return [`たとえば${emptied.cell}が${emptied.digit}なら、${emptied.other}に入る数字がなくなります。`];
  return [`${cells}をどう埋めても、消える数字は現れません。`];
}

/** What the houses come to less the sums there. */
function counted(parts: Counted): string[] {
  return [
    `${parts.home.of}数字の合計は${parts.all}です。そこで数える和（${parts.rules}）は合わせて${parts.counted}です。`,
    left(parts),
  ];
}

function left({ plus, minus, total }: Counted): string {
  if (!minus) return `残りの${plus}の和は${total}です。`;
  if (!plus) return `はみ出す${minus}の和は${total}です。`;
  if (total === 0) return `したがって${plus}の和と${minus}の和は等しくなります。`;
  return total > 0
    ? `したがって${plus}の和は${minus}の和より${total}大きくなります。`
    : `したがって${minus}の和は${plus}の和より${-total}大きくなります。`;
}
