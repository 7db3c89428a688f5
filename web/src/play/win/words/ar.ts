import type { enWin } from './en.ts';

const PACES = {
  hare: 'سريع كالأرنب',
  between: 'بين الأرنب والسلحفاة',
  tortoise: 'مثابر كالسلحفاة',
} as const;

export const arWin: typeof enWin = {
  share: 'شارك',
  replay: 'إعادة العرض',
  title: 'حُلّت',
  solvedIn: (time) => `حُلّت في ${time}`,
  again: 'العب مجددًا',
  byProgram: 'حلّها Pencilmark',
  looked: 'حُلّ بعد النظر إلى الحل',
  next: 'الأحجية التالية',
  help: { none: 'بلا مساعدة', hints: (hints) => `التلميحات: ${hints}`, other: 'بمساعدة' },
  copied: 'نُسخت النتيجة',
  usual: (time) => `المعتاد: ${time}`,
  first: (level) => `أول مرة: ${level}`,
  best: 'رقم قياسي جديد',
  faster: 'أسرع',
  slower: 'أبطأ',
  games: (games, level, areAll) => `${areAll ? 'ألعابك' : 'آخر ألعابك'} (${level}): ${games}`,
  another: (level) => `أخرى: ${level}`,
  twist: 'العب تنويع اليوم',
  pace: (pace) => PACES[pace],
  gauge: (time, par, pace) => `${time} (المرجع ${par}): ${PACES[pace]}.`,
};
