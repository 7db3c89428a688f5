/** Steps by rules beyond houses in Japanese. */
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';
import { JA_NAMES } from './names.ts';
import { RULE_REMINDERS } from './rule-texts.ts';
import { noneSeeing } from './words.ts';

export const JA_RULES = {
  'rule-filling': (parts) => {
    const [{ kind, amounts }] = parts.kinds;
    const reminder = parts.count === 1 ? RULE_REMINDERS[kind]?.(amounts) : undefined;
    return {
      what: `${JA_NAMES[parts.technique]}：${parts.cells}に何が入りますか？`,
      why: [
        ...(reminder ? [reminder] : []),
        ...(parts.count > 1 ? [`${parts.rules}を合わせて考えます。`] : []),
        ...parts.sums.flatMap(counted),
        ...remains(parts, reminder || parts.count > 1 ? 'ここでは、' : `${parts.rules}により、`, parts.cells),
      ],
    };
  },

  'rule-sum': (parts) => ({
    what: `${JA_NAMES[parts.technique]}：${parts.home.of}数字の和はいくつですか？`,
    why: [
      ...counted(parts),
      ...remains(parts, 'そのため、', parts.size === 1 ? 'このセル' : `この${parts.size}つのセル`),
    ],
  }),

  'required-digit': ({ rules, digit, cells, areAll, places, size }) => ({
    what: `必要な数字：${digit}がどこかに必ず入るセルの組があります。`,
    why: [
      ...(areAll
        ? [`${rules}には${digit}が必要で、${places}に入ります。`]
        : [`${rules}には、${cells}のどこかに${digit}が必要です。`, `それが入るのは${places}だけです。`]),
      `${noneSeeing(size, digit)}。`,
    ],
  }),

  'seen-places': ({ home, digit, places, size }) => ({
    what: `共通の視線：${home.in}${digit}が入る場所がすべて見えるセルはどれですか？`,
    why: [
      `${home.in}${digit}が入るのは${places}だけです。`,
      `ルールで見える場合も含めて、${noneSeeing(size, digit)}。`,
    ],
  }),
} satisfies Partial<Tellers>;

/** The digits left in the cells; the first sentence follows `opening`. */
function remains(
  { eitherSet, eitherFilling, size, emptied, gone, unfit }: Remains,
  opening: string,
  cells: string,
): string[] {
  if (eitherSet) {
    const after = gone
      ? `この中に${gone}はありません。`
      : unfit
        ? unfit.rests
          ? `${unfit.cell}が${unfit.digit}だと、${unfit.rests.others}には${unfit.rests.digits}を入れるしかありませんが、それはできません。`
          : `${unfit.cell}が${unfit.digit}だと、残りのマスにはどの組も入りません。`
        : 'そのどれにも合わない候補があります。';
    return [`${opening}${cells}に入るのは${eitherSet}だけです。`, after];
  }
  if (eitherFilling) {
    const [, same] = /^(\w+)(?:-\1)+$/.exec(eitherFilling) ?? [];
    if (same) return [`${opening}${cells}は${size === 2 ? 'どちらも' : 'すべて'}${same}です。`];
    return [`${opening}${cells}に入るのは${size === 1 ? '' : '順に'}${eitherFilling}だけです。`];
  }
  const several = `${opening}${cells}の埋め方はいくつかあります`;
  if (emptied)
    return [
      `${several}。`,
      `しかし${emptied.cell}が${emptied.digit}だと、${emptied.other}に入る数字がなくなります。`,
    ];
  if (unfit) return [`${several}。`, `しかし${unfit.cell}が${unfit.digit}だと、残りのマスが埋まりません。`];
  return [`${several}が、そのどれにも合わない候補があります。`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  const { home, all, counted: sum, rules, kind, rulesCount, minus } = parts;
  const cages = kind === 'cage' && rulesCount > 1 ? `その中の${rulesCount}つのケージ` : rules;
  return [
    minus
      ? `${home.of}合計は${all}で、${cages}の合計は${sum}です。`
      : `${home.of}合計は${all}で、そのうち${sum}は${cages}にあります。`,
    left(parts),
  ];
}

function left({ plus, minus, total, sizes }: Counted): string {
  if (!minus) return sizes.plus === 1 ? `残る${plus}は${total}です。` : `残る${plus}の和は${total}です。`;
  if (!plus)
    return sizes.minus === 1
      ? `はみ出すのは${minus}だけなので、それは${total}です。`
      : `はみ出すのは${minus}だけなので、その和は${total}です。`;
  const both = `${plus}が残り、${minus}がはみ出すので、`;
  if (total === 0) return `${both}2つの和は同じです。`;
  const [more, less] = total > 0 ? ['残る', 'はみ出す'] : ['はみ出す', '残る'];
  return `${both}${more}ほうの和は${less}ほうより${Math.abs(total)}大きくなります。`;
}
