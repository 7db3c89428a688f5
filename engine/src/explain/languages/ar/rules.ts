/** Steps by rules beyond houses, and what the rules are called, in Arabic. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import type { Counted, Remains } from '../../sentences/rules.ts';
import type { Tellers } from '../../sentences/sentences.ts';

export const AR_RULE_NAMES: Readonly<Record<ConstraintKind, string>> = {
  'all-different': 'منطقة إضافية',
  'anti-knight': 'ضد الحصان',
  'anti-king': 'ضد الملك',
  'anti-chess': 'ضد الشطرنج',
  taxicab: 'مسافة التاكسي',
  'anti-taxicab': 'ضد التاكسي',
  'no-difference': 'فرق ممنوع',
  'no-ratio': 'نسبة ممنوعة',
  'no-sum': 'مجموع ممنوع',
  'global-entropy': 'إنتروبيا شاملة',
  'global-modular': 'بواقٍ شاملة',
  'dutch-flatmates': 'رفقاء السكن الهولنديون',
  doppelganger: 'دوبلغانغر',
  clone: 'نسخة',
  'same-digits': 'الأرقام نفسها',
  odd: 'فردي',
  even: 'زوجي',
  minimum: 'أصغر من الجيران',
  maximum: 'أكبر من الجيران',
  'row-index': 'دليل الصف',
  'column-index': 'دليل العمود',
  'box-index': 'دليل المربع',
  'counting-circles': 'دوائر العد',
  difference: 'نقطة بيضاء',
  ratio: 'نقطة سوداء',
  'pair-sum': 'مجموع XV',
  greater: 'متباينة',
  quadruple: 'رباعية',
  contain: 'قفص يحتوي',
  'contain-exactly': 'قفص يحتوي تمامًا',
  'look-and-say': 'قفص انظر وقل',
  'count-distinct': 'عدد الأرقام المختلفة',
  'equality-cage': 'قفص التساوي',
  thermometer: 'ميزان حرارة',
  'slow-thermometer': 'ميزان حرارة بطيء',
  palindrome: 'خط متناظر',
  renban: 'خط رينبان',
  nabner: 'خط نابنر',
  whisper: 'خط الهمس',
  between: 'خط البين',
  lockout: 'خط الإقصاء',
  zipper: 'خط السحّاب',
  'region-sum': 'خط مجاميع المناطق',
  'sum-segments': 'خط المقاطع',
  entropic: 'خط الإنتروبيا',
  modular: 'خط البواقي',
  'double-arrow': 'سهم مزدوج',
  'value-index': 'خط الدليل',
  arrow: 'سهم',
  cage: 'قفص كيلر',
  'cage-sums': 'قفص متعدد المجاميع',
  sum: 'قفص المجموع',
  'little-killer': 'كيلر صغير',
  'equal-sums': 'مجاميع متساوية',
  rellik: 'قفص ريليك',
  lunchbox: 'علبة الغداء',
  sandwich: 'شطيرة',
  'x-sum': 'مجموع X',
  skyscraper: 'ناطحات السحاب',
  'hidden-skyscraper': 'ناطحة سحاب محجوبة',
  'numbered-room': 'غرفة مرقمة',
  'full-rank': 'الترتيب الكامل',
  'pair-relation': 'أزواج مسموحة',
  automaton: 'آلة حالات',
  pattern: 'نمط',
  'any-of': 'بدائل',
  'all-of': 'قواعد مجتمعة',
};

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

/** What the houses come to less the sums there. */
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
