/** Almost locked sets and Sue de Coq in Japanese. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { JA_NAMES } from './names.ts';

export const JA_SETS = {
  'two-sets': ({ sets, shared, each, eliminated }) => ({
    what: `ALS-XZがあります。${shared}を共有する2つの準固定集合が、${sets[0].cells}と${sets[1].cells}にあります。`,
    why: [
      ...sets.map(setText),
      ...(each.length > 1
        ? [
            `${shared}はそれぞれ一方の集合にしか入れず、各集合に欠けうる数字は1つだけです。よって一方には${each[0]}が、他方には${each[1]}が欠けます。ほかの数字はすべてそこに残り、共有する2つの数字も同じです。`,
          ]
        : [
            `両方の${shared}の場所は互いに見えるので、一方の集合には${shared}が欠け、その集合はほかの数字をすべて保ちます。`,
            `よって${eliminated.digits}はAかBに入ります。`,
          ]),
    ],
  }),

  'set-chain': ({ technique, sets, commons, eliminated }) => {
    const last = sets[sets.length - 1];
    const clauses = commons.map(({ a, b, digit }) => `${a}が${digit}を保ち、${b}がそれを失います`);
    return {
      what: `${sets[0].cells}から${last.cells}まで、${sets.length}つの準固定集合による${JA_NAMES[technique]}があります。`,
      why: [
        ...sets.map(setText),
        ...commons.map(
          ({ a, b, digit }) => `${digit}の場所は互いに見えるので、${a}と${b}の両方には入れません。`,
        ),
        `Aに${eliminated.either}が欠けるなら、${clauses.join('。すると')}。`,
        `数字を1つ失った集合はほかをすべて保つので、${last.name}は${eliminated.count > 1 ? 'Aに欠けるほう' : eliminated.digits}を保ちます。`,
        `よって${eliminated.digits}はAか${last.name}に入ります。`,
      ],
    };
  },

  blossom: ({ stem, stemDigits, petals, losses, eliminated }) => ({
    what: `${stem}にデスブロッサムがあります。`,
    why: [
      `茎の${stem}に入りうるのは${stemDigits}だけです（A）。`,
      ...petals.map(setText),
      `${losses.map(({ set, digit }) => `茎が${digit}なら${set}は${digit}を失います`).join('。')}。`,
      `数字を1つ失った集合はほかをすべて保つので、どの場合もどれかの集合が${eliminated}を保ちます。`,
    ],
  }),

  'sue-de-coq': (parts) => {
    const { line, area, once, twice } = parts;
    return {
      what: `${line.name}と${area.name}の交わる${parts.crossing}にスー・ド・コックがあります。`,
      why: [
        `${parts.crossing}は${line.name}と${area.name}の両方に含まれ、入りうるのは${parts.crossingDigits}だけです。`,
        `${line.of}ほかの部分では${parts.onLine}に${parts.lineDigits}だけが、${area.of}ほかの部分では${parts.inArea}に${parts.areaDigits}だけが入りえます。`,
        '交わりの数字が、外側の両方の部分に現れることはありません。',
        twice === undefined
          ? `よって${once}はこの${parts.count}つのセルに1回ずつしか入りません。数字とセルは同じ数なので、すべてここに入ります。`
          : `よって${once}はこの${parts.count}つのセルに1回ずつ、${twice}は外側の各部分に1回ずつしか入りません。数字とセルは同じ数なので、すべてここに入ります。`,
        `${line.of}ほかのセルは${parts.goneFromLine}になれず、${area.of}ほかのセルは${parts.goneFromArea}になれません。`,
      ],
    };
  },
} satisfies Partial<Tellers>;

/** `A：r1c1、r1c2には1、2、3が入りえます。セルより数字が1つ多いだけです。` */
function setText({ name, cells, count, digits, more }: Parts<'two-sets'>['sets'][number]): string {
  const text = `${name}：${cells}に入りうるのは${digits}です`;
  return count === 1 ? `${text}。` : `${text}（数字がセルより${more}つ多い）。`;
}
