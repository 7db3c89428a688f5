import type { enLoading } from './en.ts';

export const arLoading: typeof enLoading = {
  load: {
    other: (name) => `${name}: لعبة جديدة.`,
  },
  another: {
    making: 'أحجيتك قيد الإعداد …',
    saved: 'حُفظت في المكتبة',
    none: 'لم توجد أحجية. حاول مرة أخرى.',
  },
  import: {
    title: 'الصق أحجية أو افتحها',
    label: 'نص الأحجية',
    lead: 'سطر أرقام، أو شبكة من منتدى، أو قائمة خلايا: يُعرف نوعه من النص.',
    file: 'افتح ملفًّا',
    play: 'العب',
    playAnyway: 'العب على أي حال',
    open: 'افتح',
    shared: (title) => `رابط إلى لعبة: ${title}.`,
    empty: 'الصق أحجية، أو افتح ملفًّا.',
    counting: 'يجري البحث عن الحلول …',
    unique: (name, givens) => `${name}، المعطيات ${givens}، حل واحد بالضبط.`,
    multiple: (name, givens) => `${name}، المعطيات ${givens}، لكن أكثر من حل: لا يميز المنطق بينها.`,
    none: (name) => `${name}: لا حل. لعل رقمًا نُقل خطأً.`,
    unknown: (name) => `${name}: تعذرت معرفة عدد الحلول.`,
    conflict: (what) => `المعطيات تخالف قاعدة: ${what}.`,
    at: (line, column) => `السطر ${line}، العمود ${column}`,
    name: 'أحجية خاصة',
    drawings: 'في هذا اللغز رسوم لا تُعرض هنا. قد تكون قواعد لا يتحقق منها Pencilmark.',
    unreadable: 'تعذرت قراءة هذا الملف.',
    fog: 'يُلعب هذا اللغز في ضباب. لا يُعرض الضباب هنا.',
  },
  remarks: {
    picture: 'لا تُعرض هنا صورة قد تحوي قواعد.',
    column: (name) => `لا يُقرأ العمود «${name}» هنا. قد يحوي قواعد.`,
    recognised: () => 'عُرفت بعض القواعد من رسمها.',
    otherSolution: 'يأتي النص بحل ليس حلًا لهذا اللغز. قد تنقص قواعد هنا.',
    severalSolutions: 'يأتي النص بحل واحد، لكن لهذا اللغز عدة حلول. قد تنقص قواعد هنا.',
  },
};
