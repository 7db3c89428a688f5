import type { enNotices } from './en.ts';

export const arNotices: typeof enNotices = {
  storage: {
    title: 'حفظ اللعبة',
    blocked: () => 'لا يحفظ هذا المتصفح ألعابًا هنا. تبقى النقلات ما بقي هذا اللسان.',
    failed: (reason) => `تعذر حفظ النقلات الأخيرة (${reason}).`,
    damaged: (reason) => `تعذرت قراءة لعبة محفوظة (${reason}). لم يُحذف منها شيء.`,
    partly: (reason) => `تعذرت قراءة آخر اللعبة المحفوظة (${reason}). تستمر مما قبله.`,
    changed: () => 'تعذر حفظ النقلات الأخيرة: غيّر لسان آخر هذه اللعبة.',
    download: 'احفظ ملفًّا',
    dismiss: 'أغلق',
  },
  newer: { message: 'توجد نسخة جديدة من الصفحة.', now: 'حدّث', later: 'لاحقًا' },
  toast: { undo: 'تراجع', stop: 'أوقف', close: 'أغلق' },
};
