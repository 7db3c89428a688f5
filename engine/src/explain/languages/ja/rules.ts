/** Steps by rules beyond houses in Japanese. */
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';

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

/** The total of the houses minus the sums in them. */
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
