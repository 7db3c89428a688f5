/** Uniqueness in Japanese: rectangles, avoidable rectangles, the bivalue universal grave. */
import type { Parts, Tellers } from '../../sentences/sentences.ts';
import { JA_NAMES } from './names.ts';

export const JA_UNIQUENESS = {
  'ur-type-1': (parts) => ({
    what: rectangle(parts),
    why: [deadly(parts), `それを防げるのは${parts.roof.cells}だけで、${parts.extra}が入る場合です。`],
  }),

  'shared-extra': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `よって${parts.roof.cells}のどれかは${parts.extra}で、${parts.roof.count === 2 ? '両方' : 'そのすべて'}を見るセルはそうではありません。`,
    ],
  }),

  'roof-subset': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `よって${parts.roof.cells}のどれかは${parts.extra}です。`,
      `${parts.subset}と合わせて、${parts.home.in}${parts.subsetDigits}の組ができ、これらの数字はそこで使い切られます。`,
    ],
  }),

  'roof-pair': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in}${parts.kept}が入るのは${parts.roof.cells}だけなので、その一方は${parts.kept}です。`,
      `もう一方が${parts.eliminated}なら、この形が完成してしまいます。`,
    ],
  }),

  'crossed-roof': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in}${parts.eliminated}が入るのはこれらのセルだけです。`,
      `${parts.roof.cells}の一方が${parts.eliminated}なら両方がそうなり、この形が完成してしまいます。`,
    ],
  }),

  'hidden-rectangle': (parts) => ({
    what: rectangle(parts),
    why: [
      deadly(parts),
      `${parts.home.in}${parts.kept}が入るのはこれらのセルだけです。`,
      `${parts.target}が${parts.eliminated}なら、隣の2つのセルは${parts.kept}、向かいは${parts.eliminated}になり、この形が完成してしまいます。`,
    ],
  }),

  'avoidable-1': (parts) => ({
    what: rectangle(parts),
    why: [avoidable(parts), `${parts.roof}に${parts.eliminated}が入ると、そうなってしまいます。`],
  }),

  'avoidable-2': (parts) => ({
    what: rectangle(parts),
    why: [
      avoidable(parts),
      `よって${parts.roof}のどちらかは${parts.extra}で、両方を見るセルはそうではありません。`,
    ],
  }),

  bug: ({ roof, cell, digit, houses }) => ({
    what: `BUG + 1があります。${roof}以外の空きセルはすべて候補が2つです。`,
    why: [
      `空きセルの候補はどれも2つで、${cell}だけが3つです。また、どの数字も、まだ入っていないハウスでは場所が2つあり、${digit}だけが${houses.in}3つあります。`,
      `${cell}の${digit}がなければすべてが2つずつになります。するとどの解でも各セルをもう一方の数字に替えられ、解は2つあるか、1つもないかになります。`,
      `それを防ぐのは${cell}の${digit}だけです。`,
    ],
  }),
} satisfies Partial<Tellers>;

type Rectangle = Pick<Parts<'ur-type-1'>, 'technique' | 'digits' | 'corners'>;

function rectangle({ technique, digits, corners }: Rectangle): string {
  return `${corners}に${digits}の${JA_NAMES[technique]}があります。`;
}

function deadly({ corners, digits }: Rectangle): string {
  return `${corners}が${digits}だけなら、これらは入れ替えられ、解が2つになってしまいます。`;
}

function avoidable({ corners, digits, floor }: Parts<'avoidable-1'> | Parts<'avoidable-2'>): string {
  return `${corners}はどれも初期値ではなく、${floor}にはすでに${digits}が入っています。4つのセルにこれらだけが互い違いに入ると、入れ替えられて解が2つになってしまいます。`;
}
