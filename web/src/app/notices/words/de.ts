import type { enNotices } from './en.ts';

export const deNotices: typeof enNotices = {
  storage: {
    title: 'Speichern',
    blocked: () =>
      'Dein Browser blockiert den Speicher. Du kannst spielen, aber Spiele bleiben nicht erhalten.',
    silent: () =>
      'Der Speicher deines Browsers antwortet nicht. Du kannst spielen, aber Züge gehen vielleicht verloren.',
    failed: (reason) => `Letzte Züge nicht gespeichert (${reason}).`,
    damaged: (reason) => `Ein gespeichertes Spiel ist nicht lesbar (${reason}). Es wurde nichts gelöscht.`,
    partly: (reason) =>
      `Das Ende dieses Spiels ist nicht lesbar (${reason}). Bis dahin ist es wiederhergestellt.`,
    changed: () => 'Letzte Züge nicht gespeichert: Ein anderer Tab hat das Spiel geändert.',
    download: 'Herunterladen',
    dismiss: 'Schließen',
  },
  newer: { message: 'Neue Version – lade neu, wann du möchtest', now: 'Neu laden', later: 'Später' },
  offer: {
    clipboard: 'Ein Rätsel aus der Zwischenablage: spielen?',
    file: 'Ein Rätsel aus der Datei: spielen?',
  },
};
