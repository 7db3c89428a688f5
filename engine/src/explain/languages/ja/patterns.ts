/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in Japanese. */
import type { TechniqueId } from '../../../logic/catalogue.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { JA_NAMES } from './names.ts';
import { each, HOUSES, oneOf } from './words.ts';

export const JA_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `フルハウス：${home.of}空きセルは1つだけです。`,
    why: [
      `${home.of}空きセルは1つだけで、足りない数字も${digit}だけです。`,
      `よって、${cell}は${digit}です。`,
    ],
    ends: 'none',
  }),

  'naked-single': ({ cell, digit, unseen }) => ({
    what: `ネイキッドシングル：${cell}に入る数字は1つだけです。`,
    why: [nakedSingle(cell, digit, unseen)],
    ends: 'none',
  }),

  'hidden-single': ({ home, cell, digit, bars }) => ({
    what: `ヒドゥンシングル：${home.name}に、入る場所が1つしかない数字があります。`,
    why: [`${barsText(bars, digit)}${home.in}${digit}が入るのは${cell}だけです。`],
    ends: 'none',
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells, count }) => ({
    what: `${JA_NAMES[technique]}：${base.in}${digit}はどこに入りますか？`,
    why: [
      `${base.in}${digit}が入るのは${cells}だけで、${each(count)}${cover.name}にあります。`,
      `${cover.of}${digit}は、その${oneOf(count)}に入ります。`,
    ],
  }),

  'naked-subset': ({ technique, home, cells, digits, either, count }) => ({
    what: `${JA_NAMES[technique]}：${home.in}${count}つのセルが、同じ${count}つの数字を分け合います。`,
    why: [
      `${cells}には${either}しか入らないので、この${count}つの数字を使い切ります。`,
      `${home.of}ほかのセルに${digits}は入りません。`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${JA_NAMES[technique]}：${home.in}${count}つの数字が、同じ${count}つのセルを分け合います。`,
    why: [
      `${home.in}${digits}が入るのは${cells}だけです。`,
      `この${count}つのセルには、この${count}つの数字しか入りません。`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.others ? '重なった2つのフィン付きフィッシュ' : JA_NAMES[parts.technique]}：${parts.bases.in}${parts.digit}はどこに入りますか？`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
    ends: parts.fins.count === 0 ? 'so' : 'either',
  }),

  'colour-trap': (parts) => ({
    what: `カラートラップ：${parts.place}から${parts.digit}のペアをたどってください。`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `どちらの場合も、両方の組のセルが見えるセルに${parts.digit}は入りません。`,
    ],
  }),

  'colour-wrap': (parts) => ({
    what: `カラーラップ：${parts.place}から${parts.digit}のペアを、矛盾するまでたどってください。`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      `しかし${parts.contact}は互いに見えるので、両方が${parts.digit}にはなりません。`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `マルチカラー：${parts.place}から${parts.digit}のペアをたどってください。別のグループと接しています。`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `しかし${parts.contact}は互いに見えるので、一方は${parts.digit}ではありません。`,
      `そのため、${allAre(parts.second, parts.digit)}か、${allAre(parts.fourth, parts.digit)}です。`,
      `両方の組のセルが見えるセルに${parts.digit}は入りません。`,
    ],
  }),

  'colour-reach': (parts) => ({
    what: `マルチカラー：${parts.place}から${parts.digit}のペアをたどってください。別のグループと2か所で接しています。`,
    why: [
      pairs(parts.digit),
      cluster(parts),
      secondCluster(parts),
      `しかし${parts.contact}は互いに見え、${parts.further}も互いに見えます。`,
      '別のグループがどちらであっても、初めのグループの1つめの場合は成り立ちません。',
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `テンプレート：すべての${digit}を同時にどう置けますか？`,
    why: [`すべての${digit}をどう置いても、必ず使うセルがあります。`],
  }),

  'template-delete': ({ digit }) => ({
    what: `除外テンプレート：すべての${digit}を同時にどう置けますか？`,
    why: [`すべての${digit}をどう置いても、${digit}が決して入らないセルがあります。`],
  }),

  'brute-force': () => ({
    what: 'ここで使える手筋はありません。',
    why: [
      '知っているどの手筋を使っても、ここから先へは進めません。',
      'あとは試すだけです。解につながる数字は1つしかありません。',
    ],
  }),
} satisfies Partial<Tellers>;

function nakedSingle(cell: string, digit: string, unseen: Parts<'naked-single'>['unseen']): string {
  if (!unseen || unseen.areAll) return `${cell}に残る候補は1つだけなので、${digit}に決まります。`;
  if (unseen.count === 0) return `${cell}からは${digit}以外の数字がすべて見えるので、${digit}に決まります。`;
  return `${cell}は${digit}に決まります。すでに除いた${unseen.digits}のほかは、すべて見えています。`;
}

function barsText(bars: Parts<'hidden-single'>['bars'], digit: string): string {
  if (!bars || bars.count === 0) return '';
  return bars.isPartial
    ? `${bars.houses.name}の${digit}とこれまでの手順により、`
    : `${bars.houses.name}にはもう${digit}があるので、`;
}

function plainFish(parts: Parts<'fish'>): string[] {
  const { digit, size, coverKind } = parts;
  const all = `${size === 2 ? '両方' : `${size}つすべて`}の${HOUSES[coverKind ?? 'region']}`;
  return [
    ...fishPlaces(parts),
    `${size}つの${digit}が${all}を使い切るので、そこにあるほかのセルに${digit}は入りません。`,
  ];
}

function finnedFish(parts: Parts<'fish'>): string[] {
  const { others, digit, fins, target } = parts;
  const isOne = fins.count === 1;
  const plain = JA_NAMES[plainOf(parts.technique)];
  return [
    ...fishPlaces(parts),
    ...(others ? [`${others.name}でも同じことが言えます。`] : []),
    `${isOne ? 'フィンが' : 'どのフィンも'}${digit}でなければ、これは${plain}で、${target.cells}に${digit}は入りません。`,
    `${isOne ? 'フィンが' : 'フィンのどれかが'}${digit}なら、${target.count === 1 ? 'このセル' : 'これらのセル'}からそれが見えます。`,
  ];
}

type FishPlaces = Pick<Parts<'fish'>, 'bases' | 'covers' | 'digit' | 'body' | 'fins' | 'size'>;

/**
 * The places of the digit of a fish, apart from fins. Large fish take a sentence for the bases and one for the covers.
 */
export function fishPlaces({ bases, covers, digit, body, fins, size }: FishPlaces): string[] {
  const except = fins.count === 0 ? '' : `フィンの${fins.all}を除くと、`;
  if (size >= LARGE) {
    return [
      `${bases.in}${digit}が入る場所をすべて考えます。`,
      `${except}それらはすべて${covers.name}にあります。`,
      `その場所は${body}です。`,
    ];
  }
  const fits = `${except}${bases.in}${digit}が入るのは${covers.name}だけです`;
  return fins.count > 0 ? [`${fits}。`, `その場所は${body}です。`] : [`${fits}：${body}。`];
}

const LARGE = 4;

/** The technique of the same fish without fins. */
function plainOf(technique: TechniqueId): TechniqueId {
  return technique.replace(/^(finned|sashimi)-/, '') as TechniqueId;
}

type Colours = Parts<'colour-trap'>;

function pairs(digit: string): string {
  return `行・列・ブロックの中で${digit}の場所が2つしかなければ、そのどちらかに${digit}が入ります。`;
}

function cluster({ digit, first, second }: Colours): string {
  return `ペアをたどると、${allAre(first, digit)}か、${allAre(second, digit)}かのどちらかです。`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `別のグループでは、${allAre(third, digit)}か、${allAre(fourth, digit)}かのどちらかです。`;
}

function allAre({ cells, count }: Colours['first'], digit: string): string {
  return `${cells}${count === 1 ? '' : count === 2 ? 'の両方' : 'のすべて'}が${digit}`;
}
