/** Almost locked sets and Sue de Coq in Japanese. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { JA_NAMES } from './names.ts';

export const JA_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `ALS-XZ：2つの準固定集合が${shared}を共有しています。一方は${sets[0].cells}、もう一方は${sets[1].cells}です。`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `AとBの${each[0]}はすべて互いに見え、${each[1]}も同じです。`,
            `そのため、一方の集合に${each[0]}はなく、もう一方に${each[1]}はありません。残りの数字はすべて入ります。`,
            'つまり、2つの集合の数字はすべてその中に収まります。',
          ]
        : [
            `AとBの${shared}はすべて互いに見えるので、どちらかの集合に${shared}はありません。`,
            `その集合には残りの数字がすべて入るので、${eliminated.digits}はAかBに入ります。`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    return {
      what: `${JA_NAMES[technique]}：${sets.length}つの準固定集合がつながっています。最初は${sets[0].cells}です。最後は${last.cells}です。`,
      why: [
        ...sets.map(setText),
        `Aに${eliminated.either}がないとします。すると、Aには残りの数字がすべて入ります。`,
        ...commons.map(
          ({ a, b, digit }) =>
            `${a}の${digit}により${b}に${digit}は入らないので、${b}には残りの数字がすべて入ります。`,
        ),
        eliminated.count > 1
          ? `どちらにしても、${eliminated.digits}はそれぞれAか${last.name}に入ります。`
          : `どちらにしてもAか${last.name}に${eliminated.digits}が入り、そのすべてが見えるセルに${eliminated.digits}は入りません。`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `デスブロッサム：茎の${stem}に入る数字を1つずつ試してください。`,
    why: [
      `茎のAは${stem}で、入るのは${stemDigits}だけです。`,
      ...petals.map(setText),
      ...losses.map(
        ({ set, digit }) => `茎が${digit}なら、${set}に${digit}はなく、残りの数字がすべて入ります。`,
      ),
      `茎が何であっても、どれかの集合に${eliminated}が入ります。`,
    ],
    ends: 'every',
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice, count } = parts;
    const where = `${line.name}と${area.name}が交わる${parts.crossing}`;
    return {
      what: `スー・ド・コック：${where}を見てください。`,
      why: [
        `${where}に入るのは${parts.crossingDigits}だけです。`,
        `${line.of}ほかの部分では、${parts.onLine}に入るのは${parts.lineDigits}だけです。`,
        `${area.of}ほかの部分では、${parts.inArea}に入るのは${parts.areaDigits}だけです。`,
        twice === undefined
          ? `この${count}つのセルに${once}はそれぞれ1回しか入らないので、すべてここに入ります。`
          : `この${count}つのセルに${once}は1回ずつ、${twice}は2回しか入らないので、すべてここに入ります。`,
        `${line.of}ほかのセルは${parts.goneFromLine}にはならず、${area.of}ほかのセルは${parts.goneFromArea}にはなりません。`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `Aはr1c1とr1c2で、この2つのセルに入るのは1、2か3だけです。` */
function setText({ name, cells, count, either }: Parts<'two-sets'>['sets'][number]): string {
  return `${name}は${cells}で、${count === 1 ? '' : `この${count}つのセルに`}入るのは${either}だけです。`;
}
