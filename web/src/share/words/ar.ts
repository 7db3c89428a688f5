import type { enSharing } from './en.ts';

/** Arabic for giving a game to others, and for opening what others gave. */
export const arSharing: typeof enSharing = {
  title: 'شارك',
  looking: 'يجري البحث عن اللعبة …',
  noGame: 'ليست هذه اللعبة في هذا المتصفح.',
  damagedGame: (reason) => `تعذرت قراءة هذه اللعبة (${reason}). لم يُحذف شيء.`,
  replay: 'إعادة العرض',
  print: 'اطبع',
  back: 'عودة إلى اللعبة',
  picture: (name) => `لوحة، ${name}`,

  link: {
    title: 'رابط',
    lead: 'يحوي الرابط اللعبة كلها؛ ولا يُحفظ شيء على خادم.',
    part: 'المحتوى',
    parts: {
      puzzle: 'الأحجية',
      board: 'اللوحة الحالية',
      replay: 'السجل الكامل مع الأوقات والنقلات المتراجَع عنها',
    },
    label: 'الرابط',
    copy: 'انسخ الرابط',
    copied: 'نُسخ الرابط.',
    notCopied: 'تعذر النسخ. حدد الرابط وانسخه يدويًّا.',
    send: 'أرسل …',
    notSent: 'تعذر إرسال الرابط.',
    qr: 'رمز QR للرابط',
    length: (characters) => `عدد الأحرف: ${characters}.`,
    dense: 'رمز QR هذا كثيف. قرّب الكاميرا.',
    noQr: (most) => `أطول من أن يسعه رمز QR، وأقصاه ${most} حرفًا. قلّل محتوى الرابط.`,
  },

  text: {
    title: 'نص',
    format: 'الصيغة',
    part: 'المحتوى',
    parts: { puzzle: 'الأحجية', board: 'والإدخالات والعلامات أيضًا' },
    label: 'نص الأحجية',
    copy: 'انسخ النص',
    copied: 'نُسخ النص.',
    save: 'نزّل',
  },

  image: {
    title: 'صورة',
    part: 'المحتوى',
    parts: { givens: 'الأحجية', digits: 'والإدخالات أيضًا', marks: 'والعلامات والألوان والخطوط أيضًا' },
    png: (pixels) => `PNG، ${pixels} بكسل`,
    svg: 'SVG',
    failed: 'تعذر إنشاء الصورة.',
  },

  open: {
    title: 'أحجية لك',
    holds: {
      puzzle: (givens) => `المعطيات: ${givens}.`,
      moves: (moves, time) => `النقلات ${moves}، وقت اللعب ${time}.`,
      solved: (moves, time) => `حُلّت: النقلات ${moves}، الوقت ${time}.`,
    },
    safe: 'تُحفظ بجانب ألعابك الأخرى.',
    play: 'العب',
    known: 'لديك هذه اللعبة من قبل. تابع من حيث توقفت.',
    goOn: 'تابع',
    again: 'ابدأ من جديد',
    watch: 'شاهد الإعادة',
    puzzleOnly: 'العب الأحجية من بدايتها',
    checks: {
      checking: 'جارٍ التحقق …',
      unique: 'حل واحد، تم التحقق منه هنا',
      multiple: 'حلول كثيرة',
      none: 'لا حل',
      failed: 'تعذّر التحقق',
    },
    keep: 'احفظ',
    kept: 'محفوظة في المكتبة',
    rules: 'قواعد هذه الأحجية',
    refused: 'لا يمكن فتح هذا الرابط',
    other: 'اختر أحجية أخرى',
  },
};
