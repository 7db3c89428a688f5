/** Singles, locked candidates, subsets, fish, colours, templates and the last resort, in Japanese. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { JA_NAMES } from './names.ts';

export const JA_PATTERNS = {
  'full-house': ({ home, cell, digit }) => ({
    what: `${home.name}に空きセルが1つだけ残っています。`,
    why: [`${home.in}空いているのは${cell}だけで、足りない数字は${digit}だけです。`],
  }),

  'naked-single': ({ cell, digit }) => ({
    what: `ネイキッドシングルがあります。${cell}に入る数字は1つだけです。`,
    why: [`${cell}に残っている数字は${digit}だけで、ほかはすべて使われています。`],
  }),

  'hidden-single': ({ home, cell, digit }) => ({
    what: `${home.name}にヒドゥンシングルがあります。${digit}の入る場所は1つだけです。`,
    why: [`${home.in}${digit}が入るのは${cell}だけです。`],
  }),

  'locked-candidates': ({ technique, base, cover, digit, cells }) => ({
    what: `${technique === 'pointing' ? 'ポインティング' : 'クレーミング'}候補があります。${base.in}${digit}は${cover.name}と重なる部分に限られます。`,
    why: [
      `${base.in}${digit}が入りうるのは${cells}だけで、これらはすべて${cover.name}にも含まれます。`,
      `どこに入っても、それが${cover.of}${digit}になります。`,
    ],
  }),

  'naked-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${home.name}に${JA_NAMES[technique]}があります。`,
    why: [
      `${home.in}${cells}に入りうるのは${digits}だけです。`,
      `どう分けても、この${count}つの数字はそこで使い切られます。`,
    ],
  }),

  'hidden-subset': ({ technique, home, cells, digits, count }) => ({
    what: `${home.name}に${JA_NAMES[technique]}があります。`,
    why: [
      `${home.in}${digits}が入るのは${cells}だけです。`,
      `${count}つの数字に${count}つのセル。ほかの数字の入る余地はありません。`,
    ],
  }),

  fish: (parts) => ({
    what: `${parts.bases.name}に${parts.digit}の${parts.others ? 'フィン付きフィッシュが2つ重なって' : `${JA_NAMES[parts.technique]}が`}あります。`,
    why: parts.fins.count === 0 ? plainFish(parts) : finnedFish(parts),
  }),

  'colour-trap': (parts) => ({
    what: `カラートラップがあります。${parts.digit}のペアが${parts.place}のまわりでつながっています。`,
    why: [cluster(parts), `両方の色のセルを見るセルは、どちらの場合も${parts.digit}を見ます。`],
  }),

  'colour-wrap': (parts) => ({
    what: `カラーラップがあります。${parts.digit}のペアが${parts.place}のまわりでつながり、一方の色が矛盾します。`,
    why: [
      cluster(parts),
      `しかし${parts.contact}は互いに見えるので、両方が${parts.digit}にはなれません。よって後者が成り立ちます。`,
    ],
  }),

  'colour-bridge': (parts) => ({
    what: `マルチカラーがあります。${parts.digit}のペアの2つのグループが${parts.place}のまわりで接しています。`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `${parts.contact}は互いに見えるので、両方が${parts.digit}ではありません。よって、${allAre(parts.second, parts.digit)}か、${allAre(parts.fourth, parts.digit)}かのどちらかです。`,
      'その両方を見るセルは、その数字ではありません。',
    ],
  }),

  'colour-reach': (parts) => ({
    what: `マルチカラーがあります。${parts.digit}のペアの2つのグループが${parts.place}のまわりで2か所で接しています。`,
    why: [
      cluster(parts),
      secondCluster(parts),
      `しかし${parts.contact}は互いに見え、${parts.further}も互いに見えます。2つめのグループがどうなっても、${parts.first.cells}は${parts.digit}になれません。`,
    ],
  }),

  'template-set': ({ digit }) => ({
    what: `テンプレートがあります。${digit}のどの置き方にも共通するセルがあります。`,
    why: [`${digit}を各ハウスに1つずつどう置いても、必ずこれらのセルに入ります。`],
  }),

  'template-delete': ({ digit }) => ({
    what: `除外テンプレートがあります。${digit}のどの置き方にも現れないセルがあります。`,
    why: [`${digit}を各ハウスに1つずつどう置いても、これらのセルには決して入りません。`],
  }),

  'brute-force': () => ({
    what: '使っている手筋では何も見つかりません。',
    why: ['ここでは試すしかありません。ここに入りうる数字のうち、1つが解につながります。'],
  }),
} satisfies Partial<Tellers>;

function plainFish({ bases, covers, digit, body, count }: Parts<'fish'>): string[] {
  return [
    `${bases.in}${digit}が入りうるのは${covers.name}だけです（${body}）。`,
    `この${count}つのハウスは、それぞれの${digit}のために${covers.of}うち1つずつを必要とします。よって${covers.name}のほかの場所に${digit}は入りません。`,
  ];
}

function finnedFish({ bases, covers, others, digit, body, fins }: Parts<'fish'>): string[] {
  const one = fins.count === 1;
  return [
    `${bases.in}${digit}が入りうるのは${covers.name}（${body}）か、フィン${fins.cells}だけです。`,
    ...(others ? [`あるいは、同じフィンとともに${others.name}です。`] : []),
    `${one ? `フィンが${digit}でなければ` : `どのフィンも${digit}でなければ`}、${covers.of}${digit}はすべてここに入ります。そうでなければ、${one ? 'フィンが' : 'フィンのどれかが'}${digit}です。`,
    `前者の場合に消え、しかも${one ? 'フィン' : 'すべてのフィン'}を見る候補は、どちらの場合も消えます。`,
  ];
}

type Colours = Parts<'colour-trap'>;

function cluster({ digit, first, second }: Colours): string {
  return `${digit}の場所が2つしかないハウスでは、そのどちらかに入ります。ペアからペアへたどると、${allAre(first, digit)}か、${allAre(second, digit)}かのどちらかです。`;
}

function secondCluster({ digit, third, fourth }: Colours): string {
  return `2つめのグループでも、${allAre(third, digit)}か、${allAre(fourth, digit)}かのどちらかです。`;
}

function allAre({ cells, count }: Colours['first'], digit: string): string {
  return `${cells}${['', '', 'の両方'][count] ?? 'のすべて'}が${digit}`;
}
