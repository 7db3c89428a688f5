import type { enMenu } from './en.ts';

export const arMenu: typeof enMenu = {
  title: 'القائمة',
  groups: { puzzle: 'هذه الأحجية', go: 'انتقل إلى' },
  board: 'عُد إلى اللوحة',
  another: 'أحجية جديدة',
  import: 'الصق أحجية أو افتحها',
  clear: 'أفرغ اللوحة',
  settings: 'الإعدادات',
  keys: 'لوحة المفاتيح',
  pause: 'إيقاف مؤقت',
  used: 'ماذا استعملت الآن؟',
  path: 'مسار هذه الأحجية',
  watch: 'شاهدها تُحل',
  share: 'شارك',
  replay: 'إعادة العرض',
  print: 'اطبع',
};
