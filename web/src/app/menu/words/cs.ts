import type { enMenu } from './en.ts';

export const csMenu: typeof enMenu = {
  title: 'Nabídka',
  groups: { puzzle: 'Toto sudoku', go: 'Přejít na' },
  board: 'Zpět na desku',
  another: 'Nové sudoku',
  import: 'Vložit nebo otevřít sudoku',
  clear: 'Vyprázdnit desku',
  settings: 'Nastavení',
  keys: 'Klávesnice',
  pause: 'Pauza',
  used: 'Co jsem právě použil?',
  path: 'Cesta tohoto sudoku',
  watch: 'Sledovat, jak se řeší',
  share: 'Sdílet',
  replay: 'Přehrát znovu',
  print: 'Tisknout',
};
