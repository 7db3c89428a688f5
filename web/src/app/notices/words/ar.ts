import type { enNotices } from './en.ts';

export const arNotices: typeof enNotices = {
  storage: {
    title: 'الحفظ',
    blocked: () => 'يمنع متصفحك التخزين. يمكنك اللعب، لكن الألعاب لن تُحفظ.',
    silent: () => 'لا يستجيب مخزن متصفحك. يمكنك اللعب، لكن قد لا تُحفظ الحركات.',
    failed: (reason) => `لم تُحفظ آخر نقلاتك (${reason}).`,
    damaged: (reason) => `تعذرت قراءة لعبة محفوظة (${reason}). لم يُحذف شيء.`,
    partly: (reason) => `تعذرت قراءة نهاية هذه اللعبة (${reason}). استُعيدت حتى ذلك الموضع.`,
    changed: () => 'لم تُحفظ آخر نقلاتك: غيّرت علامة تبويب أخرى هذه اللعبة.',
    download: 'نزّل',
    dismiss: 'أغلق',
  },
  newer: { message: 'إصدار جديد، أعد التحميل متى شئت', now: 'أعد التحميل', later: 'لاحقًا' },
  offer: { clipboard: 'لغز من الحافظة: هل تلعبه؟', file: 'لغز من ملفك: هل تلعبه؟' },
};
