import type { enNotices } from './en.ts';

export const deNotices: typeof enNotices = {
  storage: {
    title: 'Speichern',
    blocked: () =>
      'Dein Browser blockiert den Speicher. Du kannst spielen, aber Spiele bleiben nicht erhalten.',
    failed: (reason) => `Deine letzten Züge konnten nicht gespeichert werden (${reason}).`,
    damaged: (reason) => `Ein gespeichertes Spiel ist nicht lesbar (${reason}). Es wurde nichts gelöscht.`,
    partly: (reason) =>
      `Das Ende dieses Spiels ist nicht lesbar (${reason}). Bis dahin ist es wiederhergestellt.`,
    changed: () => 'Deine letzten Züge wurden nicht gespeichert: Ein anderer Tab hat dieses Spiel geändert.',
    download: 'Kopie herunterladen',
    dismiss: 'Schließen',
  },
  newer: { message: 'Neue Version – lade neu, wann du möchtest', now: 'Neu laden', later: 'Später' },
  toast: { undo: 'Rückgängig', stop: 'Stopp', close: 'Schließen' },
};
