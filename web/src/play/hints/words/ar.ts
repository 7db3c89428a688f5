import { AR } from 'pencilmark/explain/ar';
import type { enHints } from './en.ts';

const { and } = AR.lists;

/** Arabic around the steps of logic. */
export const arHints: typeof enHints = {
  title: 'تلميح',
  depth: (depth, of) => `التلميح ${depth} من ${of}`,
  depths: { nudge: 'لمحة', what: 'أين', why: 'لماذا', notation: 'كاملًا' },
  showWhere: 'أرني أين',
  showWhy: 'أرني لماذا',
  next: 'التالي',
  nextLink: 'الحلقة التالية',
  previous: 'رجوع',
  all: 'الكل',
  strip: 'الحلقات',
  about: (name) => `ما معنى «${name}»؟`,
  trial: 'تجربة',
  trials: {
    title: 'لا ينفع هنا أي نمط',
    nothing: 'لا تفيد هذه اللوحة أي تقنية نعرفها. لم تبقَ إلا التجربة: افترض رقمًا وتتبّعه حتى تراه يفشل.',
    found: (digits, steps) =>
      `${digits === 1 ? 'وجدنا رقمًا يفشل' : `وجدنا في خلية واحدة أرقامًا تفشل كلها (${digits})`}، وعدد الخطوات إلى ذلك ${steps}. والرقم الذي يوجد هكذا يُحسب مساعدة.`,
    unproved: 'لم نجد رقمًا يفشل مبكرًا بما يكفي لعرضه. والرقم الذي يوجد هكذا يُحسب مساعدة.',
    walk: 'خطوة بخطوة',
    tell: 'قل لي الرقم فقط',
  },
  within: (name) => `${name}، من دون العلامات المستبعدة حتى الآن:`,
  pencilIn: 'دوّن من جديد',
  keys: 'المفاتيح',
  copy: 'انسخ',
  link: (at, of) => `الحلقة ${at} من ${of}`,
  enter: (digit) => `اكتب ${digit}`,
  enterSeveral: (count) => `اكتب ${count} أرقام`,
  remove: (digit) => `احذف ${digit}`,
  removeSeveral: (count) => `احذف ${count} علامات`,
  erase: (digit) => `امسح ${digit}`,
  eraseSeveral: (count) => `امسح ${count} أرقام`,
  pencils: (cells) => `يضيف العلامات الأخرى في ${cells}.`,
  close: 'أغلق',
  cancel: 'ألغِ',
  looking: 'يجري البحث عن الخطوة التالية …',
  none: 'لا يوجد تلميح معروض.',
  failed: (reason) => `تعذر إيجاد تلميح (${reason}).`,
  several: 'للأحجية عدة حلول؛ وهذا يصح فيها كلها.',

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
      applied: (cells) => `مُسح: ${and(cells)}.`,
    },
    'wrong-marks': {
      name: 'شيء ليس صحيحًا',
      nudge: (count) =>
        count === 1 ? 'علامات خلية واحدة تُغفل رقمها.' : `خلايا تُغفل علاماتها رقمها: ${count}.`,
      what: (house) => `انظر إلى العلامات: ${house}.`,
      why: (cells) => `ينقص علامات ${and(cells)} الرقم الذي مكانه هناك.`,
      applied: (cells) => `دُوّنت كل المرشحات في ${and(cells)}.`,
    },
  },

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
