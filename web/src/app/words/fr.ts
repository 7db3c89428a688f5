import type { enApp } from './en.ts';

export const frApp: typeof enApp = {
  menu: { open: 'Menu' },
  nav: { label: 'Pages', skip: 'À la grille' },
};
