import type { enApp } from './en.ts';

export const csApp: typeof enApp = {
  menu: { open: 'Nabídka' },
  nav: { label: 'Stránky', skip: 'K desce' },
};
