import type { enApp } from './en.ts';

export const csApp: typeof enApp = {
  menu: { open: 'Nabídka', more: 'Více' },
  nav: { label: 'Stránky', skip: 'Přejít na desku' },
  leaf: { label: (date: string) => `Dnes, ${date}`, waiting: 'dnešní sudoku ještě není vyřešené' },
  settings: 'Nastavení',
};
