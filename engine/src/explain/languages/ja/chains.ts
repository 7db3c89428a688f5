/** Chains, loops, wings and forcing chains in Japanese. */
import type { Sentence } from '../../sentences/chain-words.ts';
import { clauseWords } from '../../sentences/clause-words.ts';
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { JA_NAMES } from './names.ts';

/** `r1c1が6でないとします。すると、r1c8は6（行1にほかの場所がない）、よってr5c8は6でない。` */
export const JA_CHAIN_WORDS = clauseWords({
  claim: ({ cells, count, digit, holds }) =>
    count === 1
      ? `${cells}は${digit}${holds === 'true' ? '' : 'でない'}`
      : `${cells}の${holds === 'true' ? 'どれかが' : 'どれも'}${digit}${holds === 'true' ? '' : 'でない'}`,
  suppose: (claim) => `「${claim}」とします。`,
  follow: (opening, [first, ...rest]) =>
    `${{ then: 'すると', so: 'よって', and: 'また' }[opening]}、${first.text}${rest.map(({ joins, text }) => `${joins === 'so' ? '、よって' : '、また'}${text}`).join('')}。`,
  reasons: {
    onlyPlace: (house) => `（${house.name}にほかの場所がない）`,
    onlyDigit: '（ほかに残っていない）',
    lacksOne: (cells, digits) => `（${cells}に欠けうるのは${digits}のうち1つだけ）`,
    rule: (rule) => `（${rule}）`,
    as: (claims) => `（${claims}だから）`,
  },
});

export const JA_CHAINS = {
  'open-chain': ({ technique, digits, from, to, chains }) => ({
    what: `${from}から${to}まで、${digits}の${JA_NAMES[technique]}があります。`,
    why: openChains(chains),
  }),

  'empty-rectangle': ({ technique, digits, area, chains }) => ({
    what: `${area.name}に${digits}の${JA_NAMES[technique]}があります。`,
    why: openChains(chains),
  }),

  'remote-pair': ({ digits, one, other, from, to, ends, cells }) => ({
    what: `${from}から${to}まで、${digits}のリモートペアがあります。`,
    why: [
      `${cells}に入りうるのは${digits}だけで、どれも次のセルを見るので、2つの数字が交互に入ります。`,
      `よって両端の${ends}は異なり、一方が${one}、他方が${other}です。両方を見るセルはどちらにもなれません。`,
    ],
  }),

  'continuous-loop': ({ technique, digits, through, chains }) => ({
    what: `${through}を通る、${digits}の${JA_NAMES[technique]}があります。`,
    why: chains.flatMap((walk) => [
      ...walk,
      'こうして輪が閉じます。逆向きにもたどれるので、各リンクの両端は一方が真、他方が偽です。',
      'リンクの両端がともに排除するものは、どちらの場合も偽です。',
    ]),
  }),

  'discontinuous-loop': ({ technique, at, supposed, proved, walk }) => ({
    what: `${at}から${at}へ戻る${JA_NAMES[technique]}があります。`,
    why: [
      ...walk,
      proved === undefined
        ? '仮定は自分自身と矛盾します。'
        : `「${supposed}」という仮定から反対の結論が出るので、${proved}。`,
    ],
  }),

  'w-wing': ({ digits, pincers, one, other, linked, eliminated, home, pair }) => ({
    what: `${pincers}による${digits}のWウイングがあります。`,
    why: [
      `${pincers}に入りうるのはどちらも${digits}だけです。`,
      `${home ? home.in : ''}${linked}は${pair}に入ります。一方は${one}を、他方は${other}を見るので、この2つがともに${linked}にはなれず、一方は${eliminated}です。`,
      seesBoth(pincers),
    ],
  }),

  'xy-wing': (parts) => wing(parts, seesBoth(parts.pincers)),
  'xyz-wing': (parts) =>
    wing(
      parts,
      `よって${parts.all}のどれかは${parts.eliminated}で、3つすべてを見るセルはそうではありません。`,
    ),

  contradiction: ({ technique, supposed, story, clash }) => ({
    what: `${JA_NAMES[technique]}があります。「${supposed}」から何が導かれるか試してください。`,
    why: [...story, clashText(clash)],
  }),

  verity: ({ technique, choice, cases, count, story }) => ({
    what: `${JA_NAMES[technique]}があります。${choiceText(choice)}、すべて同じ結論になります。`,
    why: [`次のどれかが成り立ちます：${cases}。`, ...story, allAlike(count)],
  }),

  kraken: (parts) => {
    const { digit, bases, covers, body, fins, target, home, starts } = parts;
    const noFin = `${fins.count === 1 ? `フィンが${digit}でなければ` : `どのフィンも${digit}でなければ`}、`;
    return {
      what: `${bases.name}に${digit}の${JA_NAMES[parts.technique]}があります。`,
      why: [
        `${bases.in}${digit}が入りうるのは${covers.name}（${body}）${fins.count > 0 ? `か、フィン${fins.cells}` : ''}だけです。`,
        parts.type === 1
          ? `${noFin}${covers.of}${digit}はすべてここに入るので、${target}は${digit}ではありません。`
          : `${noFin}${starts.count === 0 ? `${home.of}${digit}の場所がなくなります` : `${home.of}${digit}は${starts.cells}に入ります`}。`,
        ...parts.story,
        allAlike(parts.count),
      ],
    };
  },
} satisfies Partial<Tellers>;

function openChains(chains: Parts<'open-chain'>['chains']): Sentence[] {
  return chains.flatMap(({ walk, end }, k) => [
    ...(k === 0 ? [] : ['もう1つの鎖も同じことを示します。']),
    ...walk,
    end.kind === 'digit'
      ? `よって${end.cells}の少なくとも1つは${end.digit}で、${end.count === 2 ? '両方' : 'すべて'}を見るセルはそうではありません。`
      : `よって「${end.one}」か「${end.other}」が成り立ち、両方が排除するものはありえません。`,
  ]);
}

function seesBoth(pincers: string): string {
  return `${pincers}の両方を見るセルから、この数字が消えます。`;
}

function wing(
  { technique, pivot, pivotDigits, pincers, eliminated, one, other }: Parts<'xy-wing'>,
  so: string,
) {
  return {
    what: `${pivot}を中心とする${JA_NAMES[technique]}があります。`,
    why: [
      `${pivot}に入りうるのは${pivotDigits}だけで、${pincers}を見ます。これらはどちらも${eliminated}になりえます。`,
      `一方にはほかに${one}が、他方には${other}があります。${pivot}が${one}か${other}なら、その数字を持つほうが${eliminated}になります。`,
      so,
    ],
  };
}

function clashText(clash: Parts<'contradiction'>['clash']): string {
  switch (clash.kind) {
    case 'cell':
      return `すると${clash.cells}に入る数字がなくなります。`;
    case 'house':
      return `すると${clash.home.in}${clash.digit}の場所がなくなります。`;
    case 'candidate':
      return `しかしそれでは${clash.cells}が${clash.digit}であり、同時に${clash.digit}でないことになります。`;
  }
}

function choiceText(choice: Parts<'verity'>['choice']): string {
  switch (choice.kind) {
    case 'cell':
      return `${choice.cells}のどの数字からも`;
    case 'house':
      return `${choice.home.of}${choice.digit}のどの場所からも`;
    case 'candidate':
      return `${choice.cells}が${choice.digit}でもそうでなくても`;
  }
}

function allAlike(cases: number): string {
  return cases === 1 ? 'よってその場合が成り立ちます。' : `${cases}つの場合はすべて同じ結論になります。`;
}
