import type { enApp } from './en.ts';

export const esApp: typeof enApp = {
  menu: { open: 'Menú' },
  nav: { label: 'Páginas', skip: 'Al tablero' },
};
