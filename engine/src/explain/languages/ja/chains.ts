/** Chains, loops, wings and forcing chains in Japanese. */
import type { Sentence } from '../../sentences/chain-words.ts';
import type { Ending, Parts, Tellers } from '../../sentences/sentences.ts';
import { supposing } from './chain-words.ts';
import { JA_NAMES } from './names.ts';
import { fishPlaces } from './patterns.ts';
import { noneSeeing } from './words.ts';

export const JA_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${JA_NAMES[technique]}：${digits}を${from}から${/[とか]/.test(to) ? `たどります。もう一方の端は${to}です。` : `${to}までたどります。`}`,
    why: openChains(chains),
    ends: chains.some(({ end }) => end.kind === 'claims') ? 'either' : 'so',
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${JA_NAMES[technique]}：${area.in}${digits}はどこに入りますか？`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, cells }) => ({
    what: `リモートペア：${from}から${to}まで、${digits}が交互に並びます。`,
    why: [
      `${cells}には${one}か${other}しか入りません。`,
      'どのセルからも次のセルが見えるので、2つの数字は交互に入ります。',
      `そのため、${from}と${to}は一方が${one}、もう一方が${other}です。`,
      '両方が見えるセルには、どちらの数字も入りません。',
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${JA_NAMES[technique]}：${through}を通る、${digits}のループを探してください。`,
    why: chains.flatMap((walk) => [
      ...walk,
      'これでループが閉じます。逆向きにたどっても同じです。',
      'どのリンクも一方の端が成り立つので、両端から除かれるほかの候補は消えます。',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, proved, walk }) => ({
    what: `${JA_NAMES[technique]}：${at}から始まり、同じところに戻ります。`,
    why: [
      ...walk,
      proved === undefined ? 'これは仮定と矛盾します。' : `これは仮定と矛盾するので、${proved}に決まります。`,
    ],
  }),

  'w-wing': ({ pincers, eitherDigit, linked, eliminated, home, pair }) => ({
    what: `Wウイング：${pincers}に、同じ2つの候補が残っています。`,
    why: [
      `${pincers}には${eitherDigit}しか入りません。`,
      `${home ? home.in : ''}${linked}は${pair}に入り、そのどちらからも初めの2つの一方が見えます。`,
      `そのため、初めの2つが両方とも${linked}にはならず、一方は${eliminated}です。`,
      `その${noneSeeing(2, eliminated)}。`,
    ],
  }),

  'xy-wing': ({ pivot, pivotDigits, arms, eliminated }) => ({
    what: `XYウイング：${pivot}の2つの候補から、それぞれ何が言えますか？`,
    why: [
      `${pivot}は${pivotDigits}です。`,
      ...arms.map(({ cell, digit }) => `${digit}なら、${cell}に残るのは${eliminated}だけです。`),
      `つまりこの2つのセルのどちらかは${eliminated}で、${noneSeeing(2, eliminated)}。`,
    ],
    ends: 'either',
  }),

  'xyz-wing': ({ pivot, pivotDigits, either, one, other, eliminated }) => ({
    what: `XYZウイング：${pivot}の3つの候補から、それぞれ何が言えますか？`,
    why: [
      `${pivot}は${pivotDigits}です。`,
      `${one}か${other}なら、${either}からその数字が消え、${eliminated}だけが残ります。`,
      `つまりこの3つのセルのどれかは${eliminated}で、${noneSeeing(3, eliminated)}。`,
    ],
  }),

  contradiction: ({ technique, assumed, story, contradiction }) => ({
    what: `${JA_NAMES[technique]}：${supposing(assumed)}したら、どうなりますか？`,
    why: [...story, contradictionText(contradiction)],
  }),

  verity: ({ technique, choice, story, count }) => ({
    what: `${JA_NAMES[technique]}：${choiceQuestion(choice)}`,
    why: [choiceText(choice), ...story],
    ends: inCases(count),
  }),

  kraken: (parts) => {
    const { digit, bases, fins, target, home, starts } = parts;
    const noFin = `${fins.count === 1 ? 'フィンが' : 'どのフィンも'}${digit}でなければ、`;
    return {
      what: `${JA_NAMES[parts.technique]}：${bases.in}${digit}はどこに入りますか？`,
      why: [
        ...fishPlaces(parts),
        parts.type === 1
          ? `${noFin}これは普通のフィッシュで、${target}に${digit}は入りません。`
          : `${noFin}${home.of}${digit}は${starts.count === 0 ? '入る場所がなくなります' : `${starts.cells}に入ります`}。`,
        ...parts.story,
      ],
      ends: inCases(parts.count),
    };
  },
} satisfies Partial<Tellers>;

function inCases(count: number): Ending {
  if (count === 1) return 'so';
  return count === 2 ? 'either' : 'every';
}

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['もう1つのチェーンでも同じです。']),
    ...walk,
    end.kind === 'digit'
      ? `どちらにしても${end.either}に${end.digit}が入り、${noneSeeing(end.count, end.digit)}。`
      : `つまり、${end.one}か、または${end.other}です。`,
  ]);
}

function contradictionText(contradiction: Parts<'contradiction'>['contradiction']): string {
  switch (contradiction.kind) {
    case 'cell':
      return `これでは${contradiction.cells}に入る数字がありません。`;
    case 'house':
      return `これでは${contradiction.home.of}${contradiction.digit}が入る場所がありません。`;
    case 'candidate':
      return `しかし${contradiction.cells}が${contradiction.digit}であり、同時に${contradiction.digit}でないことはありえません。`;
  }
}

function choiceQuestion(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells}の候補から、それぞれ何が言えますか？`;
    case 'house':
      return `${choice.home.of}${choice.digit}が入る場所から、それぞれ何が言えますか？`;
    case 'candidate':
      return `${choice.cells}が${choice.digit}の場合と、そうでない場合に、何が言えますか？`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells}は${choice.digits}です。`;
    case 'house':
      return `${choice.home.of}${choice.digit}は${choice.places}に入ります。`;
    case 'candidate':
      return `${choice.cells}は${choice.digit}であるか、${choice.digit}でないかのどちらかです。`;
  }
}
