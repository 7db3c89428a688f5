import type { enRail } from './en.ts';

export const deRail: typeof enRail = {
  label: 'Zu diesem Spiel',
  filled: (filled, of) => `${filled} von ${of} ausgefüllt`,
  show: 'Anzeigen',
  aids: {
    showConflicts: 'Widersprüche',
    showSame: 'Gleiche Ziffern',
    showPeers: 'Zeile, Spalte und Block',
    showCandidates: 'Kandidaten',
  },
  singles: 'Singles',
  stuck: {
    title: 'Kommst du nicht weiter?',
    lead: 'Der erste Tipp sagt nur, wo du hinsehen sollst. Die Antwort verrät er nie.',
  },
  moves: 'Züge',
  at: (at, of) => `Zug ${at} von ${of}`,
  save: 'Speicherpunkt',
  keys: { hint: 'Tipp', modes: 'Modi', undo: 'rückgängig', all: 'alle Tasten' },
  noMoves: 'Noch keine Züge',
  won: {
    title: 'So lief es',
    hardest: 'Schwerster Schritt',
    pause: 'Längste Pause',
    mistakes: 'Fehler',
    none: 'keine',
    rating: 'Wertung',
    replay: 'Wiederholung ansehen',
  },
};
