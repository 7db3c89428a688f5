import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/ar.ts';

const grouped = (count: number): string => count.toLocaleString('ar-u-nu-latn');

/** Arabic for the page on which puzzles are made. */
export const arMake: typeof enMake = {
  tabsLabel: 'طرق صنع الأحجية',
  /** Behind the page on which puzzles are set. */
  more: 'طرق أخرى',
  tabs: {
    new: 'أحجية جديدة',
    drop: 'احذف أرقامًا',
    permute: 'اخلط',
    mask: 'ارسم نمطًا',
    set: 'ألّف أحجية',
  },
  leads: {
    new: 'حل واحد بالضبط، بالصعوبة التي تختارها.',
    drop: 'احذف أرقامًا عشوائيًّا من شبكة مملوءة وانظر متى يظهر حل ثانٍ.',
    permute: 'الأحجية نفسها متنكرة؛ والصيغة القانونية تكشفها.',
    mask: 'لوّن مواضع المعطيات، ونحن نجد أرقامًا لها حل واحد بالضبط.',
  },

  board: {
    label: 'اللوحة',
    kind: 'النوع',
    kinds: {
      classic: 'المربعات المعتادة',
      x: 'X (القطران)',
      windoku: 'ويندوكو',
      disjoint: 'مجموعات منفصلة',
      latin: 'مربع لاتيني (بلا مربعات)',
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
    own: (size) => `رموزك بالترتيب، وعددها ${size}`,
    regions: 'بذرة المناطق',
    otherRegions: 'مناطق جديدة',
    wrong: (message) => `لوحة غير صالحة: ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'الصعوبة',
    names: {
      any: 'أي صعوبة',
      ...LEVELS,
      singles: 'القيم الوحيدة فقط',
      technique: 'تقنية محددة…',
      rating: 'تقدير Sudoku Explainer…',
    },
    rating: { from: 'من ER', to: 'إلى ER' },
  },
  technique: {
    label: 'أصعب تقنية لازمة',
    search: 'ابحث في التقنيات',
    levels: STEP_LEVELS,
    none: 'لا تقنية مطابقة.',
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
      'rotation-180': 'دوران 180°',
      'rotation-90': 'دوران 90°',
      horizontal: 'انعكاس يمين–يسار',
      vertical: 'انعكاس أعلى–أسفل',
      both: 'انعكاس في الاتجاهين',
      diagonal: 'القطر',
      'anti-diagonal': 'القطر المعاكس',
      'both-diagonals': 'القطران',
      full: 'كامل',
    },
  },
  dig: {
    label: 'المعطيات',
    names: {
      usual: 'الافتراضي',
      minimal: 'الأدنى',
      comfortable: 'سخي',
      givens: 'عدد محدد…',
    },
    count: 'عدد المعطيات',
  },
  seed: { label: 'البذرة', fresh: 'بذرة جديدة', index: 'رقم الأحجية' },

  working: 'يجري العمل',
  go: 'اصنع',
  stop: 'ألغِ',
  another: 'أخرى',
  play: 'العب',
  starting: 'يبدأ …',
  searching: (attempts) => `المحاولات: ${grouped(attempts)}، ولم يُقبل شيء بعد`,
  stopped: 'أُوقف.',
  failed: (message) => `حدث خطأ: ${message}`,
  missed: {
    attempts: (attempts) =>
      `لا شيء مطابق في ${grouped(attempts)} محاولة. قد توجد أحجية مع ذلك: جرّب بذرة أخرى أو شروطًا أقل.`,
    grid: () => 'لا يمكن ملء هذه المناطق. اختر غيرها.',
  },
  made: (attempts) => (attempts === 1 ? 'وُجدت من أول محاولة.' : `وُجدت بعد ${grouped(attempts)} محاولة.`),
  idle: 'اختر ما تريد ثم اضغط «اصنع»: تظهر أحجيتك هنا.',

  result: {
    label: 'الأحجية',
    picture: (name, givens) => `لوحة سودوكو، ${name}، المعطيات ${givens}`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `أحجيتي · ${board}`,
    givens: 'المعطيات',
    level: 'المستوى',
    score: 'النقاط',
    minimal: 'الأدنى',
    minimals: { each: 'كل معطى لازم', group: 'كل مجموعة متناظرة لازمة', no: 'لم يثبت' },
    stuck: 'يتوقف المنطق.',
    techniques: 'التقنيات',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'يجري التقدير …',
    unrated: 'بلا تقدير: استغرق وقتًا طويلًا',
    path: 'اعرض كل خطوة',
  },

  keep: { label: 'احفظ في المكتبة', added: 'حُفظت في المكتبة.', there: 'موجودة في مكتبتك من قبل.' },

  copy: {
    label: 'انسخ كنص',
    format: 'صيغة النص',
    copy: 'انسخ',
    copied: 'نُسخ.',
    notCopied: 'تعذر النسخ. حدد النص وانسخه يدويًّا.',
    save: 'تنزيل',
    text: 'نص الأحجية',
  },

  enter: {
    text: 'نص الأحجية (اكتب أو الصق بأي صيغة)',
    at: (line, column) => `السطر ${line}، العمود ${column}`,
    clear: 'أفرغ اللوحة',
    movesOn: 'انتقل بعد كل رقم',
    otherBoard: 'لوحة أخرى',
    either: (symbols) => symbols.join(' أو '),
    needless: 'غير لازم',
    looking: 'يجري البحث عن الحلول …',
    unknown: 'تعذر عدّ الحلول.',
    conflict: (what, others) =>
      others === 0 ? `تعارض: ${what}.` : `تعارض: ${what}؛ وتعارضات أخرى: ${others}.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'عدة حلول؛ يجري العد …';
      if (count === 0) return 'لا حل.';
      if (count === 1) return 'حل واحد بالضبط.';
      return end === 'more' ? `الحلول أكثر من ${grouped(count)}.` : `الحلول ${grouped(count)} بالضبط.`;
    },
    differ: (cells) => `حلان يختلفان في ${cells}؛ يظهر الرقمان معًا.`,
    cells: (names, others) => (others === 0 ? names.join('، ') : `${names.join('، ')} و ${others} خلايا أخرى`),
    minimal: 'الأدنى: كل معطى لازم.',
    redundant: (count, cells) =>
      count === 1
        ? `معطى واحد غير لازم: ${cells} (منقط).`
        : `يمكن حذف أي من هذه المعطيات (${count}): ${cells} (منقطة).`,
    givens: (count) => `المعطيات: ${count}`,
    complete: 'أضف حتى يصير الحل وحيدًا',
    minimise: 'احذف حتى الحد الأدنى',
    trying: (tried) => `جُرّب: ${grouped(tried)}`,
    completed: (_count, cells, isBest) =>
      isBest ? `أُضيف: ${cells}، وهو أقل عدد ممكن.` : `أُضيف: ${cells}. قد يكفي أقل.`,
    minimised: (count, cells) => `حُذفت معطيات (${count}): ${cells}.`,
  },

  drop: {
    watch: 'شاهدها تمتلئ',
    tried: (count: number) => `عدد المحاولات: ${count.toLocaleString('ar')}`,
    way: 'الحذف',
    ways: { any: 'من أي مكان', box: 'بالتساوي من كل مربع' },
    slider: { any: 'عدد الخلايا المحذوفة', box: 'المحذوف من كل مربع' },
    count: {
      any: (count) => `خلايا حُذفت: ${count}`,
      box: (count) => `حُذف من كل مربع: ${count}`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'لا يكفي المنطق وحده.';
      return singles === 'do' ? 'تُحل بالقيم الوحيدة وحدها.' : 'لا تُحل بالقيم الوحيدة وحدها.';
    },
  },

  mask: {
    count: (count) => `خلايا ملوّنة: ${count}.`,
    how: 'انقر الخلايا أو اسحب فوقها، أو اضغط مفتاح المسافة.',
    painted: 'ملوّنة',
    all: 'لوّن الكل',
    none: 'امسح الكل',
    invert: 'اعكس',
    symmetry: 'التناظر أثناء التلوين',
    attempts: 'أقصى عدد للمحاولات',
    go: 'ابحث عن أحجية',
    tooFew: (fewest) => `ثبت أنه لا أحجية على هذه اللوحة لها حل وحيد بأقل من ${fewest} معطى.`,
    missed: (attempts) =>
      `لا أحجية بهذا النمط في ${grouped(attempts)} محاولة. قد توجد مع ذلك: جرّب محاولات أكثر أو بذرة أخرى أو خلية أخرى.`,
  },

  permute: {
    parts: 'ما يتغير',
    names: {
      digits: 'الأرقام',
      rows: 'الصفوف داخل الأحزمة',
      bands: 'الأحزمة',
      columns: 'الأعمدة داخل الأكداس',
      stacks: 'الأكداس',
      transpose: 'تبديل الصفوف والأعمدة',
      cells: 'تناظرات اللوحة',
    },
    working: 'يجري البحث عن الصيغ القانونية …',
    own: 'أحجيتك',
    disguise: 'متنكرة',
    picture: (name, givens) => `التنكر: ${name}، المعطيات ${givens}`,
    form: 'الصيغة القانونية',
    same: 'هي الأحجية نفسها: لكلتيهما الصيغة القانونية نفسها.',
    different: 'الصيغتان القانونيتان مختلفتان: هذه أحجية أخرى.',
    automorphisms: (count) => `عدد تناظراتها ${count}.`,
  },
};
