import type { enPrint } from './en.ts';
import { LEVELS } from '../../../puzzles/levels/words/ar.ts';

/** Arabic for printing. */
export const arPrint: typeof enPrint = {
  title: 'الطباعة',
  lead: 'معاينة لما سيُطبع أو يُحفظ في ملف PDF.',
  print: 'اطبع أو احفظ في PDF',
  pages: (sheets, boards) => `اللوحات ${boards}، الصفحات ${sheets}.`,
  empty: 'لم يُختر شيء بعد.',
  preview: 'اختر أحاجي لتظهر صفحاتها هنا.',
  at: (line, column, message) => `السطر ${line}، العمود ${column}: ${message}`,
  tooMany: (found, most) => `${found} أكثر مما تسعه طباعة واحدة؛ يمكن طباعة ${most} دفعة واحدة.`,

  source: {
    label: 'الأحاجي',
    names: { game: 'اللعبة الحالية', shelf: 'المرفقة', library: 'المكتبة', made: 'جديدة', pasted: 'ملصقة' },
    levels: 'المستويات',
    level: 'المستوى',
    board: 'اللوحة',
    count: 'العدد',
    seed: 'البذرة',
    seedHint: 'البذرة نفسها تعطي الأحاجي نفسها.',
    make: 'اصنع أحاجي',
    making: (made, wanted, attempts) => `صُنع ${made} من ${wanted}، المحاولات ${attempts}.`,
    missed: (missed) => `أحاجٍ من هذا المستوى لم توجد على هذه اللوحة: ${missed}.`,
    made: (level, board) => `${level} · ${board}`,
    text: 'نص الأحاجي',
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
    part: 'المحتوى',
    parts: { givens: 'الأحجية', marks: 'اللوحة الحالية مع العلامات', candidates: 'مع كل المرشحات' },
    behind: 'الحلول والمستويات على ظهر الورقة',
    qr: 'رموز QR على ظهر الورقة',
    atEnd: 'الحلول في النهاية، 12 في الصفحة',
    byLevel: 'بترتيب الصعوبة',
    frontLevels: 'المستويات على الوجه',
    nameLine: 'سطر للاسم والتاريخ',
    titlePage: 'صفحة العنوان',
    bookTitle: 'العنوان',
  },

  judging: (done, all) => `يجري الحل: ${done} من ${all}.`,
  stop: 'أوقف',
  stopped: 'أُوقف: بعض الحلول ناقصة.',
  failed: (reason) => `حدث خطأ: ${reason}.`,

  sheet: {
    front: (page) => `الصفحة ${page}`,
    back: (page) => `الصفحة ${page} (الظهر)`,
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
    unknown: 'انتهى الوقت ولم يوجد حل.',
  },

  levels: LEVELS,
};
