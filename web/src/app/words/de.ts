import type { enApp } from './en.ts';

export const deApp: typeof enApp = {
  menu: { open: 'Menü', more: 'Mehr' },
  nav: { label: 'Seiten', skip: 'Zum Brett' },
  leaf: { label: (date: string) => `Heute, ${date}`, waiting: 'das Rätsel von heute ist noch offen' },
  settings: 'Einstellungen',
};
