/** Uniqueness in Japanese: rectangles, avoidable rectangles, the bivalue universal grave. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { JA_NAMES } from './names.ts';
import { noneSeeing } from './words.ts';

export const JA_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `それを防げるのは${parts.roof.cells}だけなので、そこにはほかの数字が入ります。`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `そうならないよう${parts.roof.either}に${parts.extra}が入り、${noneSeeing(parts.roof.count, parts.extra)}。`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `そうならないよう、${parts.roof.either}に${parts.extra}が入ります。`,
      `${parts.subset}と合わせて、${parts.home.of}${parts.subsetDigits}を使い切ります。`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in}${parts.kept}が入るのは${parts.roof.either}だけです。`,
      `もう一方が${parts.eliminated}だと、4つとも${parts.eitherDigit}になってしまいます。`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in}${parts.eliminated}が入るのは、この4つのセルだけです。`,
      `${parts.roof.either}が${parts.eliminated}だと、もう一方もそうなり、4つとも${parts.eitherDigit}になってしまいます。`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in}${parts.kept}が入るのは、この4つのセルだけです。`,
      `${parts.target}が${parts.eliminated}だと、両隣の角は${parts.kept}、向かいの角は${parts.eliminated}になってしまいます。`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [...avoidable(parts), `${parts.roof}に${parts.eliminated}を入れると、まさにそうなります。`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      ...avoidable(parts),
      `そうならないよう${parts.roof}の一方に${parts.extra}が入り、${noneSeeing(2, parts.extra)}。`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `BUG + 1：${roof}以外の空きセルは、どれも候補が2つです。`,
    why: [
      `${cell}以外の空きセルは、どれも候補が2つです。`,
      `足りない数字の場所も、どの行・列・ブロックでも2つずつですが、${digit}だけは${houses.in}3つあります。`,
      `この${digit}がなければ、どのセルでも2つの数字を入れ替えられ、解は2つあるか、1つもないかになります。`,
      `それはありえないので、そこに${digit}が入ります。`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'eitherDigit' | 'corners'>;

function rectangle({ technique, eitherDigit, corners }: Rectangle): string {
  return `${JA_NAMES[technique]}：${corners}がすべて${eitherDigit}だったら、どうなりますか？`;
}

function deadly({ corners, digits, eitherDigit }: Rectangle): string {
  return `${corners}がすべて${eitherDigit}だと、${digits}を入れ替えられ、解が2つになってしまいます。`;
}

function avoidable({ corners, digits, eitherDigit }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string[] {
  return [
    `${corners}に初めからある数字はなく、すでに埋めたセルには${digits}が入っています。`,
    `4つとも${eitherDigit}だと、${digits}を入れ替えられ、解が2つになってしまいます。`,
  ];
}
