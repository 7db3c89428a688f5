/** Steps by rules beyond houses in Arabic. */
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';

export const AR_RULES = {
  'rule-filling': (parts) => ({
    what: `انظر إلى ما تسمح به القاعدة بعد: ${parts.rules}.`,
    why: [
      `${parts.home ? `${parts.home.in}، ` : ''}${parts.rules}: الخلايا المعنية هي ${parts.cells}.`,
      ...parts.sums.flatMap(counted),
      ...remains(parts),
    ],
  }),

  'rule-sum': (parts) => ({
    what: `تنفع قاعدة الـ45 ${parts.home.in}.`,
    why: [...counted(parts), ...remains(parts)],
  }),

  'required-digit': (parts) => ({
    what: `تحتاج بعض الخلايا إلى ${parts.digit} أينما وقع فيها.`,
    why: [
      `دون ${parts.digit} في ${parts.places} لا يمكن تحقيق: ${parts.rules}.`,
      `الخلية التي ترى كل هذه الأماكن ليست ${parts.digit}.`,
    ],
  }),

  'seen-places': ({ home, digit, places }) => ({
    what: `${home.in} ترى خلية واحدة كل أماكن ${digit}.`,
    why: [
      `${home.in} لا يمكن أن يقع ${digit} إلا في ${places}.`,
      `الخلية التي ترى كل هذه الأماكن، عبر بيت أو قاعدة، ليست ${digit}.`,
    ],
  }),
} satisfies Partial<Tellers>;

function remains({ sets, fillings, cells, emptied }: Remains): string[] {
  if (sets) return [`لم يبق للخلايا ${cells} إلا هذه التركيبات: ${sets}.`];
  if (fillings) return [`لا يمكن ملء ${cells} بالترتيب إلا هكذا: ${fillings}.`];
  if (emptied) return [`لو كانت ${emptied.cell} مثلًا ${emptied.digit} لما بقي شيء للخلية ${emptied.other}.`];
  return [`كيفما مُلئت ${cells} فلن تظهر فيها الأرقام المستبعدة.`];
}

/** The total of the houses minus the sums in them. */
function counted(parts: Counted): string[] {
  return [
    `مجموع كل الأرقام ${parts.home.in} هو ${parts.all}. والمجاميع المحسوبة هناك (${parts.rules}) تساوي ${parts.counted}.`,
    left(parts),
  ];
}

function left({ plus, minus, total }: Counted): string {
  if (!minus) return `يبقى للخلايا ${plus} مجموع ${total}.`;
  if (!plus) return `تتجاوزها المجاميع بالخلايا ${minus}، ومجموعها ${total}.`;
  if (total === 0) return `إذن مجموع ${plus} يساوي مجموع ${minus}.`;
  return total > 0
    ? `إذن مجموع ${plus} أكبر من مجموع ${minus} بمقدار ${total}.`
    : `إذن مجموع ${minus} أكبر من مجموع ${plus} بمقدار ${-total}.`;
}
