import type { enMenu } from './en.ts';

export const arMenu: typeof enMenu = {
  title: 'القائمة',
  groups: { puzzle: 'هذه الأحجية', go: 'انتقل إلى' },
  board: 'عُد إلى اللوحة',
  another: 'أحجية جديدة',
  import: 'الصق أحجية أو افتحها',
  reset: 'ابدأ من جديد',
  clear: 'أفرغ اللوحة',
  settings: 'الإعدادات',
  keys: 'لوحة المفاتيح',
  pause: 'إيقاف مؤقت',
  moves: 'شجرة النقلات',
  pen: 'القلم: لوّن المرشحات وارسم الخطوط',
  used: 'ماذا استعملت الآن؟',
  path: 'مسار هذه الأحجية',
  watch: 'شاهدها تُحل',
  share: 'شارك',
  replay: 'إعادة العرض',
  print: 'اطبع',
};
