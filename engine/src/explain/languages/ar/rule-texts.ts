/** Rules inside Arabic sentences. */
import type { ConstraintKind } from '../../../constraints/kinds.ts';
import { NAMED_BY_NUMBER } from '../../named-by-number.ts';
import { AR_RULE_NAMES } from './rule-names.ts';

/** `القفص 15`, `النقطة البيضاء`, `قاعدة «ضد الحصان»`. */
export function ruleInText(kind: ConstraintKind, amounts: string): string {
  const name = DEFINITE[kind];
  if (!name) return `قاعدة «${AR_RULE_NAMES[kind]}»`;
  return amounts !== '' && NAMED_BY_NUMBER.has(kind) ? `${name} ${amounts}` : name;
}

/** Rules with a drawing that a sentence can point at, with the article. */
const DEFINITE: Readonly<Partial<Record<ConstraintKind, string>>> = {
  'all-different': 'المنطقة الإضافية',
  clone: 'النسخة',
  difference: 'النقطة البيضاء',
  ratio: 'النقطة السوداء',
  'pair-sum': 'مجموع XV',
  greater: 'المتباينة',
  quadruple: 'الرباعية',
  contain: 'القفص المحتوي',
  'contain-exactly': 'القفص المحتوي تمامًا',
  'look-and-say': 'قفص «انظر وقل»',
  'equality-cage': 'قفص التساوي',
  thermometer: 'ميزان الحرارة',
  'slow-thermometer': 'ميزان الحرارة البطيء',
  palindrome: 'الخط المتناظر',
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
  'double-arrow': 'السهم المزدوج',
  'value-index': 'خط الدليل',
  arrow: 'السهم',
  cage: 'القفص',
  'cage-sums': 'القفص المتعدد المجاميع',
  sum: 'قفص المجموع',
  'little-killer': 'الكيلر الصغير',
  rellik: 'قفص ريليك',
  lunchbox: 'علبة الغداء',
  sandwich: 'الشطيرة',
  'x-sum': 'مجموع X',
  skyscraper: 'دليل ناطحات السحاب',
  'hidden-skyscraper': 'ناطحة السحاب المحجوبة',
  'numbered-room': 'الغرفة المرقمة',
};

/** Short statements of a rule, for kinds that have one. `by` is its number. */
export const RULE_REMINDERS: Readonly<Partial<Record<ConstraintKind, (by: string) => string>>> = {
  clone: () => 'الخلايا المتقابلة في النسختين تحوي الرقم نفسه.',
  difference: (by) => `الفرق بين الرقمين عند النقطة البيضاء هو ${by}.`,
  ratio: (by) => `النسبة بين الرقمين عند النقطة السوداء هي ${by}.`,
  'pair-sum': (by) => `مجموع الرقمين اللذين تصل بينهما علامة الجمع هو ${by}.`,
  greater: () => 'تشير علامة المتباينة إلى الرقم الأصغر.',
  odd: () => 'الخلية المعلَّمة فردية.',
  even: () => 'الخلية المعلَّمة زوجية.',
  thermometer: () => 'تتزايد الأرقام على ميزان الحرارة ابتداء من بصلته.',
  'slow-thermometer': () => 'الأرقام على ميزان الحرارة البطيء تتزايد ابتداء من بصلته أو تتساوى.',
  palindrome: () => 'يُقرأ الخط المتناظر من طرفيه قراءة واحدة.',
  renban: () => 'على خط رينبان أرقام متتالية بأي ترتيب.',
  nabner: () => 'لا يتساوى رقمان على خط نابنر ولا يتتاليان.',
  whisper: (by) => `لا يقل الفرق بين جارين على خط الهمس عن ${by}.`,
  between: () => 'الأرقام على خط البين محصورة بين رقمي طرفيه.',
  lockout: (by) => `لا يقل الفرق بين طرفي خط الإقصاء عن ${by}، ولا يقع بينهما أي رقم عليه.`,
  entropic: () => 'كل ثلاثة أرقام متجاورة على خط الإنتروبيا: صغير ومتوسط وكبير.',
  arrow: () => 'مجموع الأرقام على السهم هو العدد الذي في دائرته.',
  'double-arrow': () => 'مجموع الأرقام بين الدائرتين يساوي مجموع الدائرتين.',
  'region-sum': () => 'لخط مجاميع المناطق المجموع نفسه في كل مربع.',
  sandwich: (by) => `مجموع الأرقام بين أصغر رقم وأكبر رقم هو ${by}.`,
  skyscraper: (by) => `عند النظر من جهة الدليل، عدد الأرقام الأعلى من كل ما قبلها هو ${by}.`,
  'x-sum': (by) => `مجموع أول X من الأرقام هو ${by}، و X هو أولها.`,
};
