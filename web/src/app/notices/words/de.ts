import type { enNotices } from './en.ts';

export const deNotices: typeof enNotices = {
  storage: {
    title: 'Das Spiel aufbewahren',
    blocked: () => 'Dieser Browser bewahrt hier keine Spiele auf. Züge leben so lange wie dieser Tab.',
    failed: (reason) => `Die letzten Züge ließen sich nicht aufbewahren (${reason}).`,
    damaged: (reason) => `Ein Spiel ließ sich nicht lesen (${reason}). Nichts davon wurde gelöscht.`,
    partly: (reason) => `Das Ende des Spiels ließ sich nicht lesen (${reason}). Es geht davor weiter.`,
    changed: () =>
      'Die letzten Züge ließen sich nicht aufbewahren: Ein anderer Tab hat dieses Spiel verändert.',
    download: 'Als Datei sichern',
    dismiss: 'Schließen',
  },
  newer: { message: 'Es gibt eine neue Version dieser Seite.', now: 'Erneuern', later: 'Später' },
  toast: { undo: 'Rückgängig', stop: 'Anhalten', close: 'Schließen' },
};
