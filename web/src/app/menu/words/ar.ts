import type { enMenu } from './en.ts';

export const arMenu: typeof enMenu = {
  title: 'القائمة',
  groups: { puzzle: 'هذه الأحجية', go: 'انتقل إلى' },
  board: 'عُد إلى اللوحة',
  another: 'أحجية جديدة',
  import: 'استورد أحجية…',
  clear: 'أفرغ اللوحة',
  settings: 'الإعدادات',
  keys: 'المفاتيح والمساعدة',
  set: 'ألّف أحجية',
  pause: 'إيقاف مؤقت',
  used: 'أي تقنية كانت هذه؟',
  path: 'مسار الحل',
  watch: 'شاهد الحل خطوة خطوة',
  share: 'شارك',
  replay: 'إعادة العرض',
  print: 'اطبع',
};
