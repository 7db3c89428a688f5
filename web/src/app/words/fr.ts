import type { enApp } from './en.ts';

export const frApp: typeof enApp = {
  menu: { open: 'Menu', more: 'Plus' },
  nav: { label: 'Pages', skip: 'Aller à la grille' },
  leaf: {
    label: (date: string) => `Aujourd’hui, ${date}`,
    waiting: 'la grille du jour n’est pas encore résolue',
  },
  settings: 'Réglages',
};
