import type { enKit } from './en.ts';

export const deKit: typeof enKit = {
  later: {
    loading: 'Wird geladen …',
    again: 'Noch einmal versuchen',
    failed: 'Das konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    offline: 'Du bist offline. Dafür braucht es eine Verbindung.',
  },
  storageSilent: 'der Browser antwortet nicht',
  storageFull: 'der Speicher ist voll',
  dialog: { close: 'Schließen' },
  toast: { undo: 'Rückgängig', stop: 'Stopp', close: 'Schließen', play: 'Spielen' },
  pages: {
    today: 'Heute',
    learn: 'Lernen',
    play: 'Spielen',
    puzzles: 'Rätsel',
    make: 'Setzen',
    path: 'Lösungsweg',
    watch: 'Zusehen',
    library: 'Bibliothek',
  },
};
