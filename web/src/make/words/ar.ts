import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/ar.ts';

const grouped = (count: number): string => count.toLocaleString('ar-u-nu-latn');

/** Arabic for the page on which puzzles are made. */
export const arMake: typeof enMake = {
  title: 'صنع الأحاجي',
  tabsLabel: 'طرق صنع الأحجية',
  tabs: {
    new: 'أحجية جديدة',
    drop: 'أسقط خلايا',
    permute: 'بدّل',
    mask: 'ارسم قناعًا',
    set: 'تأليف أحجية',
  },
  leads: {
    new: 'بحل واحد بالضبط، وبالصعوبة التي تريدها.',
    drop: 'الطريقة البسيطة: شبكة مملوءة تُسقط منها خلايا بالمصادفة. انظر متى يظهر حل ثانٍ.',
    permute: 'مظهر آخر، والأحجية نفسها: صيغتها القانونية تكشف التنكر.',
    mask: 'ارسم أين تقع المعطيات؛ ثم يُبحث عن أرقام لا تترك إلا حلًّا واحدًا.',
    set: 'أدخل المعطيات أو ارسم القواعد أو الصق أحجية بأي صيغة، وشاهد النتيجة أثناء العمل.',
  },

  board: {
    label: 'اللوحة',
    kind: 'النوع',
    kinds: {
      classic: 'المربعات المعتادة',
      x: 'X: والقطران أيضًا',
      windoku: 'ويندوكو',
      disjoint: 'مجموعات منفصلة',
      latin: 'لاتيني: بلا مربعات',
      twodoku: 'تودوكو',
      butterfly: 'فراشة',
      flower: 'زهرة',
      gattai3: 'غاتاي-3',
      samurai: 'ساموراي',
      sohei: 'سوهي',
      windmill: 'طاحونة',
      tinysamurai: 'ساموراي صغير',
      jigsaw: 'جيغسو',
    },
    size: 'الحجم',
    sizeName: (size) => `${size}×${size}`,
    box: 'المربعات',
    boxName: (name) => name.replace('x', '×'),
    symbols: 'الرموز',
    symbolKinds: { digits: 'أرقام', letters: 'حروف', own: 'رموزك' },
    own: (size) => `رموزك وعددها ${size}، من الأول إلى الأخير`,
    regions: 'المناطق من البذرة',
    otherRegions: 'مناطق أخرى',
    wrong: (message) => `هذه اللوحة غير ممكنة: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'الصعوبة',
    names: {
      any: 'أي صعوبة',
      ...LEVELS,
      singles: 'تكفي القيم الوحيدة',
      technique: 'تقنية …',
      rating: 'تقدير Sudoku Explainer …',
    },
    rating: { from: 'من ER', to: 'إلى ER' },
  },
  technique: {
    label: 'تقنية يجب أن يستعملها المسار، ولا شيء فوقها',
    search: 'ابحث في التقنيات',
    levels: STEP_LEVELS,
    none: 'لا تقنية بهذا الاسم.',
    chosen: (name) => `المختارة: ${name}`,
  },
  rules: {
    label: 'القواعد',
    names: {
      killer: 'كيلر',
      kropki: 'كروبكي (كل النقاط معطاة)',
      xv: 'XV (كل العلامات معطاة)',
      'odd-even': 'فردي وزوجي',
      'minimum-maximum': 'أصغر وأكبر',
      'non-consecutive': 'غير متتالية',
    },
  },
  symmetry: {
    label: 'تناظر المعطيات',
    names: {
      none: 'لا شيء',
      'rotation-180': 'نصف دورة',
      'rotation-90': 'ربع دورة',
      horizontal: 'يمين ويسار',
      vertical: 'أعلى وأسفل',
      both: 'يمين ويسار، أعلى وأسفل',
      diagonal: 'قطر واحد',
      'anti-diagonal': 'القطر الآخر',
      'both-diagonals': 'القطران',
      full: 'بكل الطرق',
    },
  },
  dig: {
    label: 'المعطيات',
    names: {
      usual: 'كالمعتاد',
      minimal: 'دنيا: لا يُستغنى عن أي منها',
      comfortable: 'مريحة: أكثر قليلًا',
      givens: 'بعدد …',
    },
    count: 'عدد المعطيات',
  },
  seed: { label: 'البذرة', fresh: 'بذرة جديدة', index: 'أيها من البذرة' },

  working: 'يجري العمل',
  go: 'اصنع',
  stop: 'ألغِ',
  another: 'أخرى',
  play: 'العب',
  starting: 'يبدأ …',
  searching: (attempts) => `المحاولات: ${grouped(attempts)}، ولم تُقبل واحدة بعد`,
  stopped: 'أُوقف.',
  failed: (message) => `لم ينجح: ${message}`,
  missed: {
    attempts: (attempts) =>
      `لم تحقق أي من ${grouped(attempts)} محاولة هذه الرغبات. هذا لا يثبت أنه لا توجد: قد تكفي بذرة أخرى أو رغبات أقل.`,
    grid: () => 'ليس لهذه اللوحة شبكة مملوءة، فلا أحجية لها. اختر مناطق أخرى.',
  },
  made: (attempts) => (attempts === 1 ? 'صُنعت من أول مرة.' : `صُنعت: قُبلت المحاولة ${grouped(attempts)}.`),
  idle: 'اختر ما تحب ثم أنشئها، فتظهر أحجيتك هنا.',

  result: {
    label: 'الأحجية',
    picture: (name, givens) => `لوحة سودوكو، ${name}، المعطيات ${givens}`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `أحجية خاصة · ${board}`,
    givens: 'المعطيات',
    level: 'المستوى',
    score: 'النقاط',
    minimal: 'دنيا',
    minimals: { each: 'لا يُستغنى عن معطى', group: 'لا يُستغنى عن مجموعة متناظرة', no: 'لم يثبت' },
    stuck: 'هناك يعلق المنطق.',
    techniques: 'التقنيات',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'يجري التقدير …',
    unrated: 'بلا تقدير: استغرق المنطق وقتًا طويلًا',
    path: 'كل خطوة من المسار',
  },

  keep: { label: 'احفظ في المكتبة', added: 'حُفظت في المكتبة.', there: 'هي في المكتبة من قبل.' },

  copy: {
    label: 'انسخ نصًّا',
    format: 'صيغة النص',
    copy: 'انسخ',
    copied: 'نُسخ.',
    notCopied: 'لا يسمح المتصفح بالنسخ هنا؛ حدد النص وانسخه.',
    text: 'الأحجية نصًّا',
    formats: {
      line: 'سطر واحد',
      grid: 'شبكة بخطوط',
      pencilmarks: 'شبكة مرشحات',
      sukaku: 'Sukaku',
      alphabet: 'شبكة بأبجديتها',
      'cell-list': 'قائمة خلايا',
      list: 'قائمة صفوف',
      table: 'جدول',
      jigsaw: 'جيغسو',
    },
    anyway: 'انسخ على أي حال',
  },

  enter: {
    text: 'الأحجية نصًّا: اكتب، أو الصق أي صيغة',
    at: (line, column) => `السطر ${line}، العمود ${column}`,
    clear: 'أفرغ اللوحة',
    movesOn: 'كل مفتاح ينتقل إلى الخلية التالية',
    otherBoard: 'لوحة أخرى',
    either: (symbols) => symbols.join(' أو '),
    needless: 'غير لازم',
    looking: 'يجري البحث عن الحلول …',
    unknown: 'تعذرت معرفة عدد الحلول.',
    conflict: (what, others) =>
      others === 0 ? `خولفت قاعدة: ${what}.` : `خولفت قاعدة: ${what}؛ ومخالفات أخرى ${others}.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'عدة حلول؛ يجري العد …';
      if (count === 0) return 'لا حل.';
      if (count === 1) return 'حل واحد بالضبط.';
      return end === 'more' ? `الحلول أكثر من ${grouped(count)}.` : `الحلول ${grouped(count)} بالضبط.`;
    },
    differ: (cells) => `اثنان منها يختلفان في ${cells}. يظهر الرقمان هناك.`,
    cells: (names, others) =>
      others === 0 ? names.join('، ') : `${names.join('، ')} و ${others} خلايا أخرى`,
    minimal: 'دنيا: لا يُستغنى عن معطى.',
    redundant: (count, cells) =>
      count === 1
        ? `معطى واحد غير لازم: ${cells}. أرضيته منقطة.`
        : `كل من المعطيات (${count}) يُستغنى عنه وحده: ${cells}. أرضيتها منقطة.`,
    givens: (count) => `المعطيات: ${count}`,
    complete: 'أضف معطيات حتى يبقى حل واحد',
    minimise: 'احذف معطيات حتى لا يُستغنى عن أي منها',
    trying: (tried) => `جُرّب: ${grouped(tried)}`,
    completed: (count, cells, isBest) =>
      isBest ? `أُضيف: ${cells}. أقل من ${count} لا يكفي.` : `أُضيف: ${cells}. قد يكفي أقل.`,
    minimised: (count, cells) => `حُذفت معطيات (${count}): ${cells}.`,
  },

  drop: {
    way: 'تُسقط الخلايا',
    ways: { any: 'من أي مكان', box: 'من كل مربع بالتساوي' },
    slider: { any: 'عدد الخلايا المسقطة', box: 'المسقط من كل مربع' },
    count: {
      any: (count) => `خلايا أُسقطت: ${count}`,
      box: (count) => `أُسقط من كل مربع: ${count}`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'لا يميز المنطق بينها.';
      return singles === 'do' ? 'تكفي القيم الوحيدة لحلها.' : 'لا تكفي القيم الوحيدة لحلها.';
    },
  },

  mask: {
    count: (count) => `خلايا مرسومة: ${count}.`,
    how: 'اضغط، أو مرّ على الخلايا؛ وبالمفاتيح: المسافة.',
    painted: 'مرسومة',
    all: 'ارسم الكل',
    none: 'امسح الكل',
    invert: 'اعكس',
    symmetry: 'التناظر أثناء الرسم',
    attempts: 'أقصى المحاولات',
    go: 'ابحث عن أحجية',
    tooFew: (fewest) => `ثبت أنه لا أحجية على هذه اللوحة بأقل من ${fewest} معطى لها حل وحيد.`,
    missed: (attempts) =>
      `لم توجد أحجية على هذا القناع في ${grouped(attempts)} محاولة. هذا لا يثبت أنه لا توجد: قد تكفي محاولات أكثر أو بذرة أخرى أو خلية أخرى.`,
  },

  permute: {
    parts: 'ما يتغير',
    names: {
      digits: 'الأرقام',
      rows: 'الصفوف داخل الأحزمة',
      bands: 'الأحزمة',
      columns: 'الأعمدة داخل الأكداس',
      stacks: 'الأكداس',
      transpose: 'الصفوف بالأعمدة',
      cells: 'الخلايا، كما تسمح اللوحة',
    },
    working: 'يجري البحث عن الصيغ القانونية …',
    own: 'أحجيتك',
    disguise: 'متنكرة',
    picture: (name, givens) => `التنكر: ${name}، المعطيات ${givens}`,
    form: 'الصيغة القانونية',
    same: 'هي الأحجية نفسها: لكلتيهما الصيغة القانونية نفسها.',
    different: 'الصيغتان القانونيتان مختلفتان: هذه أحجية أخرى.',
    automorphisms: (count) => `تناظرات تتركها كما هي: ${count}.`,
  },
};
