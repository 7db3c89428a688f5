import type { enRail } from './en.ts';

export const arRail: typeof enRail = {
  label: 'عن هذه اللعبة',
  filled: (filled, of) => `مُلئ ${filled} من ${of}`,
  show: 'أظهر',
  aids: {
    showConflicts: 'التعارضات',
    showSame: 'الأرقام المتطابقة',
    showPeers: 'الصف والعمود والمربع',
    showCandidates: 'المرشحات',
  },
  singles: 'القيم الوحيدة',
  stuck: { title: 'هل توقفت؟', lead: 'التلميح الأول يقول أين تنظر فقط، ولا يكشف الجواب أبدًا.' },
  moves: 'النقلات',
  at: (at, of) => `النقلة ${at} من ${of}`,
  save: 'نقطة حفظ',
  keys: { hint: 'تلميح', modes: 'الأوضاع', undo: 'تراجع', all: 'كل المفاتيح' },
  noMoves: 'لا نقلات بعد',
  won: {
    title: 'كيف سارت',
    hardest: 'أصعب خطوة',
    pause: 'أطول توقف',
    mistakes: 'الأخطاء',
    none: 'لا شيء',
    rating: 'التقدير',
    replay: 'شاهد الإعادة',
  },
};
