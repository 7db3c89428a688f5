import type { enApp } from './en.ts';

export const arApp: typeof enApp = {
  menu: { open: 'القائمة', more: 'المزيد' },
  nav: { label: 'الصفحات', skip: 'انتقل إلى اللوحة' },
  leaf: { label: (date: string) => `اليوم، ${date}`, waiting: 'أحجية اليوم لم تُحل بعد' },
  settings: 'الإعدادات',
};
