import type { enMenu } from './en.ts';

export const csMenu: typeof enMenu = {
  title: 'Nabídka',
  groups: { puzzle: 'Toto sudoku', go: 'Přejít na' },
  board: 'Zpět na desku',
  another: 'Nové sudoku',
  import: 'Importovat sudoku…',
  clear: 'Vyprázdnit desku',
  settings: 'Nastavení',
  keys: 'Klávesy a nápověda',
  set: 'Sestavit sudoku',
  pause: 'Pauza',
  used: 'Která technika to byla?',
  path: 'Cesta k řešení',
  watch: 'Sledovat řešení',
  share: 'Sdílet',
  replay: 'Záznam hry',
  print: 'Tisknout',
};
