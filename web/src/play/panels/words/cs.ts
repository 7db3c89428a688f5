import type { enCover } from './en.ts';

export const csCover: typeof enCover = {
  title: 'Otevřeno na jiné kartě',
  text: 'Tato hra se hraje na jiné kartě nebo v jiném okně. Nic není ztraceno: může pokračovat zde.',
  here: 'Hrát zde',
  other: 'Vybrat jiné sudoku',
};
