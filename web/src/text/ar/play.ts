import type { Locale } from '../locale.ts';

const COLOURS = ['أحمر', 'برتقالي', 'أصفر', 'أخضر', 'فيروزي', 'أزرق', 'بنفسجي', 'رمادي'];

/** Arabic for the play page. */
export const arPlay: Locale['play'] = {
  menu: { open: 'القائمة' },
  nav: { label: 'الصفحات', skip: 'إلى اللوحة' },
  pages: { play: 'العب', puzzles: 'الأحاجي', make: 'اصنع', watch: 'شاهد', library: 'المكتبة' },
  levels: { easy: 'سهل', medium: 'متوسط', hard: 'صعب' },
  kinds: {
    classic: '',
    jigsaw: 'جيغسو',
    x: 'X',
    windoku: 'ويندوكو',
    disjoint: 'مجموعات منفصلة',
    twodoku: 'تودوكو',
    butterfly: 'فراشة',
    samurai: 'ساموراي',
    tinysamurai: 'ساموراي صغير',
  },
  colours: COLOURS,
  marks: { corner: 'علامة ركن', centre: 'علامة وسط' },

  cell: {
    place: (row, column) => `الصف ${row}، العمود ${column}`,
    empty: 'فارغة',
    given: 'معطاة',
    corner: (digits) => `ركن ${digits.join(' ')}`,
    centre: (digits) => `وسط ${digits.join(' ')}`,
    allowed: (digits) => `ممكن ${digits.join(' ')}`,
    single: (digits) => `وحيد ${digits.join(' ')}`,
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `خط إلى ${end}`,
      strong: (end) => `رابط قوي إلى ${end}`,
      weak: (end) => `رابط ضعيف إلى ${end}`,
    },
    conflict: 'تخالف قاعدة',
    wrong: 'ليست الحل',
  },

  board: {
    label: (name) => `لوحة سودوكو، ${name}`,
    in: 'خلايا أكبر',
    out: 'خلايا أصغر',
  },

  modes: {
    label: 'ما يكتبه مفتاح الرقم',
    digit: 'رقم',
    corner: 'ركن',
    centre: 'وسط',
    colour: 'لون',
  },

  pad: {
    label: 'المفاتيح',
    key: {
      digit: (symbol) => `اكتب ${symbol}`,
      corner: (symbol) => `علامة ركن ${symbol}`,
      centre: (symbol) => `علامة وسط ${symbol}`,
      colour: (index) => `لون ${COLOURS[index]}`,
    },
    left: (count) => `بقي ${count}`,
    erase: 'امسح',
    undo: 'تراجع',
    redo: 'أعد',
    several: 'عدة',
    severalLong: 'اختر عدة خلايا',
    check: 'تحقق',
    hint: 'تلميح',
  },

  clock: { pause: 'إيقاف مؤقت', resume: 'استئناف', time: 'الوقت', paused: 'متوقف' },

  serial: {
    label: 'اللوحة نصًّا',
    load: 'حمّل',
    giveUp: 'العودة إلى اللوحة كما هي',
    copy: 'انسخ',
    copied: 'نُسخ',
    notCopied: 'لا يسمح المتصفح بالنسخ هنا؛ حدد النص وانسخه.',
  },

  said: {
    given: 'هذه قيمة معطاة.',
    zoomed: (cell) => `خلايا بحجم ${cell} بكسل.`,
    undone: 'تم التراجع.',
    redone: 'أُعيد.',
    nothing: 'لا شيء يُفعل.',
    reset: 'من البداية.',
    cleared: 'اللوحة فارغة.',
    paused: 'متوقف.',
    resumed: 'استؤنف اللعب.',
    won: 'حُلّت!',
    notSolution: (done) => `${done} هذا ليس الحل.`,
    filledWrong: 'كل الخلايا مملوءة، لكن قاعدة خولفت.',
    conflict: (done, conflict) => `${done} ${conflict}.`,
    mode: (mode) => `وضع ${mode}.`,
    selected: (count) => `الخلايا المختارة: ${count}.`,
  },

  moved: {
    where: (count, cell) => (count === 1 ? `في ${cell}` : `في خلايا عددها ${count}`),
    entered: (symbol, where) => `${symbol} ${where}.`,
    erased: (where) => `مُسح ${where}.`,
    marked: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `أُزيلت ${what} ${where}.`,
    },
    coloured: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `أُزيل ${what} ${where}.`,
    },
    filled: (where) => `كُتبت العلامات ${where}.`,
    done: 'تم.',
  },

  help: {
    label: 'كم من المساعدة تريد؟',
    short: 'مساعدة',
    presets: { paper: 'كالورق', usual: 'المعتاد', everything: 'الكل' },
    later: 'أغلق؛ هي في الإعدادات أيضًا',
  },

  doings: {
    label: 'ما يفعله البرنامج',
    accept: 'اقبل',
    reveal: 'اكشف',
    solve: 'حل',
    fill: 'املأ العلامات',
    reset: 'من البداية',
    clear: 'أفرغ',
    long: {
      accept: 'اكتب كل القيم الوحيدة المعروضة، وإلا فالعلامات المنفردة في الخلايا المختارة',
      reveal: 'اكتب جواب الخلية المختارة',
      solve: 'حل من هنا',
      fill: 'دوّن كل ما تسمح به القواعد',
      reset: 'ابدأ من جديد: تزول كل الإدخالات والعلامات',
      clear: 'أفرغ اللوحة، والمعطيات أيضًا',
    },
  },

  later: { failed: 'تعذر جلب هذا الجزء من الصفحة. هل يوجد اتصال؟' },
};
