import type { enLoading } from './en.ts';

export const arLoading: typeof enLoading = {
  load: {
    other: (name) => `لعبة جديدة: ${name}.`,
  },
  another: {
    making: 'أحجيتك قيد الإعداد …',
    saved: 'حُفظت في المكتبة',
    none: 'لم توجد أحجية. حاول مرة أخرى.',
  },
  import: {
    title: 'استورد أحجية',
    label: 'نص الأحجية',
    lead: 'الصق أرقامًا أو شبكة أو رابطًا. تُعرف الصيغة تلقائيًّا.',
    file: 'افتح ملفًّا',
    play: 'العب',
    playAnyway: 'العب على أي حال',
    open: 'افتح',
    shared: (title) => `رابط إلى لعبة: ${title}.`,
    empty: 'الصق أحجية أو افتح ملفًّا.',
    counting: 'يجري البحث عن الحلول …',
    unique: (name, givens) => `${name}، المعطيات ${givens}، حل واحد بالضبط.`,
    multiple: (name, givens) => `${name}، المعطيات ${givens}، لكن لها أكثر من حل، فلا يكفي المنطق وحده.`,
    none: (name) => `${name}: لا حل. تحقق من خطأ في النقل.`,
    unknown: (name) => `${name}: تعذر عدّ الحلول.`,
    conflict: (what) => `المعطيات تخالف قاعدة: ${what}.`,
    at: (line, column) => `السطر ${line}، العمود ${column}`,
    name: 'أحجيتي',
    unreadable: 'تعذرت قراءة هذا الملف.',
  },
  remarks: {
    recognised: (names) => `عُرفت من رسمها: ${names}.`,
    doubted: (names) => `مرسومة فقط، لأن قواعدها لا توافق اللغز: ${names}.`,
    otherSolution: 'الحل المرفق بالنص ليس حلًّا لهذه الأحجية. قد تنقص قواعد هنا.',
    severalSolutions: 'في النص حل واحد، لكن لهذه الأحجية عدة حلول. قد تنقص قواعد هنا.',
  },
};
