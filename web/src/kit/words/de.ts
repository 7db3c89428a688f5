import type { enKit } from './en.ts';

export const deKit: typeof enKit = {
  later: { failed: 'Dieser Teil der Seite ließ sich nicht laden. Gibt es eine Verbindung?' },
  storageFull: 'der Speicher ist voll',
  dialog: { close: 'Schließen' },
  pages: {
    today: 'Heute',
    learn: 'Lernen',
    play: 'Spielen',
    puzzles: 'Rätsel',
    make: 'Machen',
    path: 'Lösungsweg',
    watch: 'Zusehen',
    library: 'Sammlung',
  },
};
