import type { enMenu } from './en.ts';

export const deMenu: typeof enMenu = {
  title: 'Menü',
  groups: { puzzle: 'Dieses Rätsel', go: 'Gehe zu' },
  board: 'Zurück zum Brett',
  another: 'Neues Rätsel',
  import: 'Rätsel importieren …',
  clear: 'Brett leeren',
  settings: 'Einstellungen',
  keys: 'Tasten und Hilfe',
  set: 'Rätsel setzen',
  pause: 'Pause',
  used: 'Welche Technik war das?',
  path: 'Lösungsweg',
  watch: 'Beim Lösen zusehen',
  share: 'Teilen',
  replay: 'Wiederholung',
  print: 'Drucken',
};
