import { type AlgorithmEvent, cellName, type PlaceReason, type SolverName, symbolOf } from 'pencilmark';
import type { enWatch } from './en.ts';

const count = (many: number): string => many.toLocaleString('ar-u-nu-latn');

const REASONS: Readonly<Record<PlaceReason, string>> = {
  nakedSingle: 'لا يصلح هناك رقم آخر',
  hiddenSingle: 'لا مكان آخر له في الصف أو العمود أو المربع',
  guess: 'تخمين',
};

const METHODS: (typeof enWatch)['methods'] = {
  'brute-force': {
    name: 'القوة الغاشمة',
    about: 'تجرب الأرقام بالترتيب خلية خلية، وترجع خلية حين لا يصلح رقم.',
  },
  'candidate-brute-force': {
    name: 'القوة الغاشمة على المرشحات',
    about: 'كالقوة الغاشمة، لكنها لا تجرب إلا الأرقام التي تتركها المعطيات لكل خلية.',
  },
  'naked-singles': {
    name: 'القيم الوحيدة الظاهرة',
    about: 'تملأ الخلايا التي لا تقبل إلا رقمًا واحدًا، جولة بعد جولة. لا تخمن أبدًا، فقد تتوقف.',
  },
  'singles-tree': {
    name: 'القيم الوحيدة وشجرة القرار',
    about: 'تضع القيم الوحيدة الظاهرة والمخفية، وتخمن في خلية من أقل الخلايا مرشحات.',
  },
  'exact-cover': {
    name: 'التغطية التامة (dancing links)',
    about: 'تغطي كل خلية، وكل رقم في كل صف وعمود ومربع، مرة واحدة بالضبط: خوارزمية X لكنوث.',
  },
  logic: {
    name: 'المنطق',
    about: 'يحل كما يحل الإنسان، بالخطوة الأسهل رؤية.',
  },
  solver: {
    name: 'الحلّال السريع',
    about: 'أسرع حلّال لدينا لهذه اللوحة. أسرع من أن يُشاهد، فتظهر النتيجة مباشرة.',
  },
};

const SOLVERS: Readonly<Record<SolverName, string>> = {
  kernel: 'النواة الخاصة بلوحة 9×9، التي تبحث ثمانية فروع معًا',
  bands: 'حلّال الأحزمة للوحة 9×9',
  search: 'البحث العام',
  learning: 'البحث الذي يتعلم من الطرق المسدودة',
  constrained: 'البحث للأحاجي ذات القيود',
};

/** Arabic for watching algorithms at work. */
export const arWatch: typeof enWatch = {
  title: 'شاهد',
  views: { label: 'العرض', one: 'خوارزمية واحدة', race: 'سباق', list: 'قائمة' },
  choice: {
    label: 'الأحجية',
    none: 'لا شيء بعد',
    game: 'اللعبة الحالية',
    own: 'أحجيتك',
    entry: (level, kind) => `${level} · ${kind}`,
    play: 'العب هذه',
    open: 'اختر أحجية',
    paste: 'أو الصق نص أحجية',
    text: 'نص الأحجية',
    take: 'استخدمها',
    empty: 'الصق أحجية أولًا.',
    start: 'اختر أحجية وشاهدها وهي تُحل.',
  },
  method: 'الخوارزمية',
  methods: METHODS,
  path: 'المسار المنطقي',

  play: 'شغّل',
  pause: 'إيقاف مؤقت',
  step: 'خطوة',
  back: 'خطوة إلى الخلف',
  scrub: 'الموضع',
  place: (at, length) => `الخطوة ${count(at)} من ${count(length)} حتى الآن`,
  pace: 'السرعة',
  paces: (pace) =>
    pace === 'single' ? 'خطوة بخطوة' : pace === 'full' ? 'القصوى' : `خطوات في الثانية: ${count(pace)}`,
  keys: 'المسافة للتشغيل والإيقاف، و← → لخطوة واحدة، وHome وEnd إلى البداية والنهاية.',

  counters: {
    filled: 'مملوء',
    tried: 'مجرَّب',
    guesses: 'تخمينات',
    backtracks: 'رجوع',
    depth: 'العمق',
    rounds: 'جولات',
    placed: 'موضوع',
    steps: 'خطوات',
    eliminated: 'مستبعَد',
  },
  count,
  worked: 'وقت الحساب',
  workedLong: 'وقت الحساب مع التسجيل',
  time: (ms) =>
    ms < 0.1
      ? `${(ms * 1000).toFixed(0)} µs`
      : ms < 10
        ? `${ms.toLocaleString('ar', { maximumFractionDigits: 1 })} م.ث`
        : ms < 1000
          ? `${ms.toFixed(0)} م.ث`
          : `${(ms / 1000).toFixed(1)} ث`,

  board: (method, place) => `لوحة «${METHODS[method].name}» عند الخطوة ${count(place)}`,
  graph: (now, full) => `الخلايا المملوءة عبر الخطوات: الآن ${now} من ${full}`,
  trail: (entries, before) =>
    before > 0 ? `… قبلها ${count(before)}، ثم ${entries.join('، ')}` : entries.join('، '),
  trailTitle: 'الأثر',
  trailEmpty: 'اللوحة فارغة.',
  guessed: (placed) => `${placed}؟`,
  thinned: (before) => `تشغيل طويل: لا يمكن عرض إلا بعض الخطوات قبل ${count(before)}.`,

  happening: ({ kind, cell, digit, reason }, geometry) => {
    const at = cell < 0 ? '' : cellName(geometry, cell);
    const symbol = digit === 0 ? '' : symbolOf(geometry, digit);
    const texts: Readonly<Record<AlgorithmEvent['kind'] | 'start', string>> = {
      start: 'الأحجية قبل الخطوة الأولى.',
      round: 'جولة أخرى على اللوحة.',
      try: digit === 0 ? `يفحص ${at}.` : `يجرب ${symbol} في ${at}.`,
      place: `يضع ${symbol} في ${at}: ${REASONS[reason ?? 'guess']}.`,
      remove: `يزيل ${symbol} من ${at}.`,
      backtrack:
        at === '' ? 'طريق مسدود: رقم لا مكان له في صف أو عمود أو مربع.' : `طريق مسدود: لا شيء يصلح في ${at}.`,
      solved: 'حُلّت: كل الخلايا مملوءة.',
      stuck: 'توقف: لا يعرف خطوة أخرى ولا يخمن.',
      impossible: 'لا حل.',
    };
    return texts[kind];
  },
  /** `digits` were tried on the way. */
  solvedByTrying: (name, steps, digits) =>
    `${name}: حُلّت بعد ${count(steps)} من الخطوات. أرقام جُرّبت: ${count(digits)}.`,
  /** Of logic. */
  onlyTries: 'لا يجرّب إلا حين لا تبقى تقنية.',
  endings: {
    solved: (name, steps) => `${name}: حُلّت بعد ${count(steps)} من الخطوات.`,
    stuck: (name, steps) => `${name}: توقف بعد ${count(steps)} من الخطوات. لا يعرف خطوة أخرى ولا يخمن.`,
    impossible: (name) => `${name}: لا حل.`,
    failed: (name) => `${name}: هذه اللوحة غير مدعومة.`,
  },
  legend: 'إطار متقطع: تخمين. إطار متصل: الخلية قيد الفحص. علامة ×: طريق مسدود. خط رفيع: آخر ما وُضع.',

  solver: {
    working: 'يجري الحل …',
    cancel: 'ألغِ',
    again: 'حل من جديد',
    cancelled: 'أُوقف.',
    solved: (solver, guesses, time) =>
      `حُلّت في ${time}، التخمينات: ${count(guesses)}، بواسطة ${SOLVERS[solver]}.`,
    impossible: (solver, time) => `لا حل؛ ثبت ذلك في ${time} بواسطة ${SOLVERS[solver]}.`,
    failed: (reason) => `تعذر الحل (${reason}).`,
    board: 'اللوحة المحلولة',
  },

  race: {
    won: (name, time) => `الأسرع: ${name}، ${time}.`,
    unguessed: (name, time) => `الأسرع من دون تخمين: ${name}، ${time}.`,
    nobody: 'لم يحلها أي منهم.',
    choose: 'المتسابقون',
    all: 'انتهى الجميع.',
    none: 'اختر واحدًا على الأقل.',
  },

  list: {
    lead: 'كل خوارزمية تحل القائمة كلها بأقصى سرعة، في الخلفية.',
    source: 'القائمة',
    shelf: (many) => `كل الأحاجي المرفقة (${many})`,
    classic: (many) => `أحاجي 9×9 المرفقة (${many})`,
    own: 'نصك الخاص',
    text: 'نص الأحاجي',
    file: 'أو ملف',
    hint: 'أحجية في كل سطر، أو أي صيغة تحوي عدة.',
    collection: (name) => `المكتبة: ${name}`,
    faults: (many, first) => `إدخالات تعذرت قراءتها: ${count(many)}؛ أولها: ${first}`,
    read: (many) => `الأحاجي: ${count(many)}.`,
    empty: 'القائمة فارغة بعد.',
    patience: 'حد الوقت للأحجية',
    patiences: (seconds) => `${seconds} ث`,
    run: 'ابدأ',
    cancel: 'ألغِ',
    running: (name, done, total) => `${name}: ${count(done)} من ${count(total)}`,
    done: 'انتهى.',
    cancelled: 'أُوقف. يعرض الجدول النتائج حتى الآن.',
    failed: (reason) => `تعذرت معالجة القائمة (${reason}).`,
    table: 'النتائج',
    columns: {
      method: 'الخوارزمية',
      solved: 'محلول',
      stuck: 'عالق',
      impossible: 'مستحيل',
      gaveUp: 'استسلم',
      time: 'الوقت',
      each: 'لكل واحدة',
      guesses: 'تخمينات',
    },
  },
};
