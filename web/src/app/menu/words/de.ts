import type { enMenu } from './en.ts';

export const deMenu: typeof enMenu = {
  title: 'Menü',
  groups: { puzzle: 'Dieses Rätsel', go: 'Gehe zu' },
  board: 'Zurück zum Brett',
  another: 'Neues Rätsel',
  import: 'Rätsel einfügen oder öffnen',
  reset: 'Von vorn beginnen',
  clear: 'Das Brett leeren',
  settings: 'Einstellungen',
  keys: 'Tastatur',
  pause: 'Pause',
  moves: 'Baum der Züge',
  pen: 'Stift: Kandidaten färben, Linien ziehen',
  used: 'Was habe ich gerade benutzt?',
  path: 'Lösungsweg dieses Rätsels',
  watch: 'Beim Lösen zusehen',
  share: 'Teilen',
  replay: 'Noch einmal ansehen',
  print: 'Drucken',
};
