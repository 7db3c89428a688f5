import type { enKit } from './en.ts';

export const csKit: typeof enKit = {
  later: {
    loading: 'Načítá se…',
    again: 'Zkusit znovu',
    failed: 'Nepodařilo se to načíst. Zkontroluj připojení a zkus to znovu.',
    offline: 'Jsi offline. K tomuhle je potřeba připojení.',
  },
  storageSilent: 'prohlížeč neodpovídá',
  storageFull: 'úložiště je plné',
  dialog: { close: 'Zavřít' },
  toast: { undo: 'Zpět', stop: 'Zastavit', close: 'Zavřít', play: 'Hrát' },
  pages: {
    today: 'Dnes',
    learn: 'Učit se',
    play: 'Hrát',
    puzzles: 'Sudoku',
    make: 'Sestavit',
    path: 'Cesta',
    watch: 'Sledovat',
    library: 'Knihovna',
  },
};
