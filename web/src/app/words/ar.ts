import type { enApp } from './en.ts';

export const arApp: typeof enApp = {
  menu: { open: 'القائمة' },
  nav: { label: 'الصفحات', skip: 'إلى اللوحة' },
};
