import type { enCover } from './en.ts';

export const csCover: typeof enCover = {
  title: 'Otevřeno na jiné kartě',
  text: 'Tato hra je otevřená na jiné kartě. Nic se neztratilo; můžeš pokračovat tady.',
  here: 'Hrát zde',
  other: 'Vybrat jiné sudoku',
};
