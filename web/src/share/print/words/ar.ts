import type { enPrint } from './en.ts';
import { LEVELS } from '../../../puzzles/levels/words/ar.ts';

/** Arabic for printing. */
export const arPrint: typeof enPrint = {
  title: 'الطباعة',
  lead: 'ما يظهر هنا هو ما يخرج من الطابعة، أو يذهب إلى ملف PDF.',
  print: 'اطبع أو احفظ PDF',
  pages: (sheets, boards) => `اللوحات ${boards}، الصفحات ${sheets}.`,
  empty: 'لم يُختر شيء بعد.',
  preview: 'اختر أحاجي لتظهر صفحاتها هنا.',
  at: (line, column, message) => `السطر ${line}، العمود ${column}: ${message}`,
  tooMany: (found, most) => `${found} أكثر مما تسعه طباعة واحدة؛ يمكن طباعة ${most} دفعة واحدة.`,

  source: {
    label: 'أي الأحاجي',
    names: { game: 'اللعبة', shelf: 'من الرف', library: 'من المكتبة', made: 'جديدة', pasted: 'ملصقة' },
    levels: 'مستويات الرف',
    level: 'المستوى',
    board: 'اللوحة',
    count: 'كم',
    seed: 'البذرة',
    seedHint: 'البذرة نفسها تصنع الأحاجي نفسها.',
    make: 'اصنعها',
    making: (made, wanted, attempts) => `صُنع ${made} من ${wanted}، المحاولات ${attempts}.`,
    missed: (missed) => `أحاجٍ من هذا المستوى لم توجد على هذه اللوحة: ${missed}.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'الأحاجي نصًّا',
    textHint: 'واحدة أو كثيرة، بأي صيغة: أسطر أرقام، مجموعة، ملف.',
    file: 'افتح ملفًّا',
    unreadable: 'تعذرت قراءة هذا الملف.',
  },

  layout: {
    pages: 'الصفحات',
    book: 'الكتيب',
    perPage: 'اللوحات في الصفحة',
    paper: 'الورق',
    papers: { a4: 'A4', letter: 'Letter' },
    part: 'ما يُطبع',
    parts: { givens: 'الأحجية', marks: 'كما هي، مع العلامات', candidates: 'مع كل المرشحات' },
    behind: 'الحلول والمستويات على الصفحات الخلفية',
    qr: 'رمز QR لكل أحجية في الخلف',
    atEnd: 'الحلول في النهاية، اثنا عشر في الصفحة',
    byLevel: 'بترتيب الصعوبة',
    frontLevels: 'المستويات على الوجه',
    nameLine: 'سطر للاسم والتاريخ',
    titlePage: 'صفحة العنوان',
    bookTitle: 'العنوان',
  },

  judging: (done, all) => `يجري الحل: ${done} من ${all}.`,
  stop: 'أوقف',
  stopped: 'أُوقف: بعض الحلول ناقصة.',
  failed: (reason) => `فشل: ${reason}.`,

  sheet: {
    front: (page) => `الصفحة ${page}`,
    back: (page) => `الصفحة ${page}، الخلف`,
    board: (index, title) => `${index}. ${title}`,
    solution: (index) => `حل ${index}`,
    qr: (index) => `رمز QR لـ ${index}`,
    name: 'الاسم',
    date: 'التاريخ',
    solutions: 'الحلول',
    count: (count) => `${count} أحجية`,
    level: (level) => `المستوى: ${level}`,
    none: 'لا حل.',
    multiple: 'عدة حلول؛ هذا أحدها.',
    unknown: 'لم يوجد حل في الوقت المتاح.',
  },

  levels: LEVELS,
};
