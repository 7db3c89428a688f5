import type { enKit } from './en.ts';

export const arKit: typeof enKit = {
  later: { failed: 'تعذر جلب هذا الجزء من الصفحة. هل يوجد اتصال؟' },
  storageFull: 'مساحة التخزين ممتلئة',
  dialog: { close: 'أغلق' },
  pages: {
    today: 'اليوم',
    learn: 'تعلّم',
    play: 'العب',
    puzzles: 'الأحاجي',
    make: 'اصنع',
    path: 'المسار',
    watch: 'شاهد',
    library: 'المكتبة',
  },
};
