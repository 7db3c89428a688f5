import type { enKit } from './en.ts';

export const arKit: typeof enKit = {
  later: {
    loading: 'جارٍ التحميل…',
    again: 'حاول مرة أخرى',
    failed: 'تعذر التحميل. تحقق من اتصالك وحاول مرة أخرى.',
    offline: 'أنت غير متصل. هذا يحتاج إلى اتصال.',
  },
  storageSilent: 'المتصفح لا يستجيب',
  storageFull: 'مساحة التخزين ممتلئة',
  dialog: { close: 'أغلق' },
  toast: { undo: 'تراجع', stop: 'أوقف', close: 'أغلق', play: 'العب' },
  pages: {
    today: 'اليوم',
    learn: 'تعلّم',
    play: 'العب',
    puzzles: 'الأحاجي',
    make: 'تأليف',
    path: 'المسار',
    watch: 'شاهد',
    library: 'المكتبة',
  },
};
