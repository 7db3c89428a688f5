import { AR } from 'pencilmark/explain/ar';
import type { enHints } from './en.ts';

const { and } = AR.lists;

/** Arabic around the steps of logic. */
export const arHints: typeof enHints = {
  title: 'تلميح',
  depth: (depth) => `التلميح ${depth} من 4`,
  more: 'المزيد',
  apply: 'طبّق',
  close: 'أغلق',
  cancel: 'ألغِ',
  looking: 'يجري البحث عن الخطوة التالية …',
  none: 'لا يوجد تلميح معروض.',
  failed: (reason) => `تعذر إيجاد تلميح (${reason}).`,
  again: 'ماذا استعملت الآن؟',
  several: 'للأحجية عدة حلول؛ وهذا يصح فيها كلها.',
  asExperts: 'كما يكتبه الخبراء',

  impossible: 'ليس للمعطيات حل، فلا شيء يوجد.',
  'dead-end': 'من هذه الإدخالات والعلامات لا يمكن بلوغ أي حل. يجب التراجع عن شيء.',
  'open-end': 'للأحجية عدة حلول، ومن هنا لا يصح شيء فيها كلها: لا تقدم إلا بالتخمين.',
  filled: 'كل الخلايا مملوءة. لم يبق شيء يوجد.',
  stopped: 'لم توجد خطوة.',

  mistakes: {
    'wrong-entries': {
      name: 'شيء ليس صحيحًا',
      nudge: (count) => (count === 1 ? 'إدخال واحد ليس صحيحًا.' : `إدخالات غير صحيحة: ${count}.`),
      what: (house) => `انظر إلى الإدخالات: ${house}.`,
      why: (cells) => `في ${and(cells)} رقم خاطئ.`,
      notation: (items) => items.join(', '),
      apply: (cells) => `التطبيق يمسح ${and(cells)}.`,
      applied: (cells) => `مُسح: ${and(cells)}.`,
    },
    'wrong-marks': {
      name: 'شيء ليس صحيحًا',
      nudge: (count) =>
        count === 1 ? 'علامات خلية واحدة تُغفل رقمها.' : `خلايا تُغفل علاماتها رقمها: ${count}.`,
      what: (house) => `انظر إلى العلامات: ${house}.`,
      why: (cells) => `ينقص علامات ${and(cells)} الرقم الذي مكانه هناك.`,
      notation: (items) => items.join(', '),
      apply: (cells) => `التطبيق يدوّن كل المرشحات من جديد في ${and(cells)}.`,
      applied: (cells) => `دُوّنت كل المرشحات في ${and(cells)}.`,
    },
  },

  pencils: (cells) => `التطبيق يدوّن المرشحات الأخرى في ${cells}.`,
  applied: (name, what) => `طُبّق ${name}: ${what}.`,

  used: {
    title: 'ماذا استعملت الآن؟',
    nothing: 'لم تستنتج شيئًا بعد: لا رقم كُتب ولا علامة شُطبت.',
    program: (what) => `${what}: فعله البرنامج لك.`,
    hint: (name) => `طبّقت تلميحًا: ${name}.`,
    mistaken: 'كان على اللوحة خطأ قبل تلك النقلة، فلا يمكن إثبات شيء منها.',
    directly: (what, name) => `${what}: ${name}.`,
    after: (what, name) => `${what}: ${name}، وبعدها هي قيمة وحيدة.`,
    unjustified: (what) =>
      `${what}: لا شيء بهذه البساطة يسوّغه. قد يكون صحيحًا، لكن لا تقنية تثبته هنا إلا بالتجربة.`,
    looking: 'يجري البحث عما يسوّغ نقلتك الأخيرة …',
  },
};
