import type { enLoading } from './en.ts';

export const deLoading: typeof enLoading = {
  load: {
    other: (name) => `Neues Spiel: ${name}.`,
  },
  another: {
    making: 'Dein Rätsel entsteht …',
    saved: 'In der Bibliothek gespeichert',
    none: 'Kein Rätsel gefunden. Versuch es noch einmal.',
  },
  import: {
    title: 'Rätsel importieren',
    label: 'Rätsel als Text',
    lead: 'Füge Ziffern, ein Gitter oder einen Link ein. Das Format wird automatisch erkannt.',
    file: 'Datei öffnen',
    play: 'Spielen',
    playAnyway: 'Trotzdem spielen',
    open: 'Öffnen',
    shared: (title) => `Link zu einem Spiel: ${title}.`,
    empty: 'Füge ein Rätsel ein oder öffne eine Datei.',
    counting: 'Lösungen werden gesucht …',
    unique: (name, givens) => `${name}, ${givens} Vorgaben, genau eine Lösung.`,
    multiple: (name, givens) =>
      `${name}, ${givens} Vorgaben, aber mehrere Lösungen; Logik allein führt nicht zum Ende.`,
    none: (name) => `${name}: keine Lösung. Prüfe auf Tippfehler.`,
    unknown: (name) => `${name}: Die Lösungen ließen sich nicht zählen.`,
    conflict: (what) => `Die Vorgaben widersprechen einer Regel: ${what}.`,
    at: (line, column) => `Zeile ${line}, Spalte ${column}`,
    name: 'Mein Rätsel',
    unreadable: 'Diese Datei ist nicht lesbar.',
  },
  remarks: {
    recognised: (names) => `An der Zeichnung erkannt: ${names}.`,
    doubted: (names) => `Nur gezeichnet, da die Regeln dazu nicht zum Rätsel passen: ${names}.`,
    otherSolution: 'Die Lösung im Text passt nicht zu diesem Rätsel. Vielleicht fehlen hier Regeln.',
    severalSolutions:
      'Im Text steht eine Lösung, aber dieses Rätsel hat mehrere. Vielleicht fehlen hier Regeln.',
  },
};
