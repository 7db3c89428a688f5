import type { enMenu } from './en.ts';

export const deMenu: typeof enMenu = {
  title: 'Menü',
  groups: { puzzle: 'Dieses Rätsel', go: 'Gehe zu' },
  board: 'Zurück zum Brett',
  another: 'Neues Rätsel',
  import: 'Rätsel einfügen oder öffnen',
  clear: 'Das Brett leeren',
  settings: 'Einstellungen',
  keys: 'Tastatur',
  pause: 'Pause',
  used: 'Was habe ich gerade benutzt?',
  path: 'Lösungsweg dieses Rätsels',
  watch: 'Beim Lösen zusehen',
  share: 'Teilen',
  replay: 'Noch einmal ansehen',
  print: 'Drucken',
};
