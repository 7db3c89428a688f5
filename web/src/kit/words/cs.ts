import type { enKit } from './en.ts';

export const csKit: typeof enKit = {
  later: { failed: 'Tuto část stránky se nepodařilo načíst. Je tu připojení?' },
  storageFull: 'úložiště je plné',
  dialog: { close: 'Zavřít' },
  pages: {
    today: 'Dnes',
    learn: 'Učit se',
    play: 'Hrát',
    puzzles: 'Sudoku',
    make: 'Vytvořit',
    path: 'Cesta',
    watch: 'Sledovat',
    library: 'Sbírka',
  },
};
