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
  practise: 'تدرّب',
  trial: 'تجربة',
  trials: {
    early: {
      title: 'لم نجد نمطًا حتى الآن',
      nothing:
        'أوقفنا البحث قبل تجربة كل التقنيات، فبقيتها تستغرق وقتًا طويلًا. لم تبقَ الآن إلا التجربة: افترض رقمًا وتتبّعه حتى تراه يفشل.',
    },
    title: 'لا ينفع هنا أي نمط',
    nothing: 'لا تفيد هذه اللوحة أي تقنية نعرفها. لم تبقَ إلا التجربة: افترض رقمًا وتتبّعه حتى تراه يفشل.',
    found: (digits, steps) =>
      `${digits === 1 ? 'وجدنا رقمًا يفشل' : `وجدنا في خلية واحدة أرقامًا تفشل كلها (${digits})`}، وعدد الخطوات إلى ذلك ${steps}. والرقم الذي يوجد هكذا يُحسب مساعدة.`,
    unproved: 'لم نجد رقمًا يفشل مبكرًا بما يكفي لعرضه. والرقم الذي يوجد هكذا يُحسب مساعدة.',
    walk: 'خطوة بخطوة',
    digitOnly: 'قل لي الرقم فقط',
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
  none: 'لا يظهر تلميح الآن.',
  failed: (reason) => `تعذر إيجاد تلميح (${reason}).`,
  several: 'تصح هذه الخطوة في كل حلول هذه الأحجية.',

  impossible: 'ليس لهذه الأحجية حل، فلا شيء يُبحث عنه.',
  fog: {
    clear: 'يعتمد هذا التلميح على ما انقشع عنه الضباب فقط.',
    nothing: 'لا يُستنتج مما انقشع عنه الضباب شيء آخر.',
  },
  'dead-end': 'لا حل من هنا. تراجع عن شيء أولًا.',
  'open-end': 'للأحجية عدة حلول، ولا خطوة تصح فيها كلها، فلا بد من التخمين.',
  filled: 'كل الخلايا مملوءة. لم يبقَ شيء يُبحث عنه.',
  stopped: 'لم توجد خطوة.',

  mistakes: {
    'wrong-entries': {
      name: 'هناك خطأ',
      nudge: (count) => (count === 1 ? 'رقم واحد خاطئ.' : `أرقام خاطئة: ${count}.`),
      what: (house) => `هنا رقم خاطئ: ${house}.`,
      why: (cells) => `في ${and(cells)} رقم خاطئ.`,
      applied: (cells) => `مُسح: ${and(cells)}.`,
    },
    'wrong-marks': {
      name: 'هناك خطأ',
      nudge: (count) =>
        count === 1 ? 'ينقص علامات خلية واحدة الرقم الصحيح.' : `خلايا ينقص علاماتها الرقم الصحيح: ${count}.`,
      what: (house) => `انظر إلى العلامات: ${house}.`,
      why: (cells) => `ينقص علامات ${and(cells)} الرقم الصحيح.`,
      applied: (cells) => `دُوّنت كل المرشحات في ${and(cells)}.`,
    },
  },

  applied: (name, what) => `طُبّق ${name}: ${what}.`,

  used: {
    title: 'أي تقنية كانت هذه؟',
    nothing: 'لا استنتاج بعد. اكتب رقمًا أو احذف علامة أولًا.',
    program: (what) => `${what}: كُتب لك.`,
    hint: (name) => `جاء هذا من تلميح: ${name}.`,
    mistaken: 'كان على اللوحة خطأ قبل هذه النقلة، فلا يمكن إثبات شيء منها.',
    directly: (what, name) => `${what}: ${name}.`,
    after: (what, name) => `${what}: ${name} يترك قيمة وحيدة.`,
    unjustified: (what) => `${what}: لا تقنية معروفة تثبت هذا. قد يكون صحيحًا مع ذلك.`,
    looking: 'يجري البحث عن تقنية آخر نقلة لك …',
  },
};
