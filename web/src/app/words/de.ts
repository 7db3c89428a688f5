import type { enApp } from './en.ts';

export const deApp: typeof enApp = {
  menu: { open: 'Menü' },
  nav: { label: 'Seiten', skip: 'Zum Brett' },
};
