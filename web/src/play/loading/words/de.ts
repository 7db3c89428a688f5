import type { enLoading } from './en.ts';

export const deLoading: typeof enLoading = {
  load: {
    other: (name) => `${name}: ein neues Spiel.`,
  },
  another: {
    making: 'Dein Rätsel entsteht …',
    saved: 'In der Bibliothek gespeichert',
    none: 'Kein Rätsel gefunden. Versuche es noch einmal.',
  },
  import: {
    title: 'Rätsel einfügen oder öffnen',
    label: 'Rätsel als Text',
    lead: 'Eine Zeile aus Ziffern, ein Gitter aus einem Forum, eine Liste von Zellen: Was es ist, zeigt der Text.',
    file: 'Datei öffnen',
    play: 'Spielen',
    playAnyway: 'Trotzdem spielen',
    open: 'Öffnen',
    shared: (title) => `Ein Link zu einem Spiel: ${title}.`,
    empty: 'Füge ein Rätsel ein, oder öffne eine Datei.',
    counting: 'Lösungen werden gesucht …',
    unique: (name, givens) => `${name}, ${givens} Vorgaben, genau eine Lösung.`,
    multiple: (name, givens) =>
      `${name}, ${givens} Vorgaben, aber mehr als eine Lösung: Logik kann sie nicht unterscheiden.`,
    none: (name) => `${name}: keine Lösung. Vielleicht ist eine Ziffer falsch abgeschrieben.`,
    unknown: (name) => `${name}: Die Zahl der Lösungen ließ sich nicht finden.`,
    conflict: (what) => `Die Vorgaben verletzen eine Regel: ${what}.`,
    at: (line, column) => `Zeile ${line}, Spalte ${column}`,
    name: 'Eigenes Rätsel',
    drawings:
      'Dieses Rätsel enthält Zeichnungen, die hier nicht gezeigt werden. Sie können Regeln sein, die Pencilmark nicht prüft.',
    unreadable: 'Diese Datei ließ sich nicht lesen.',
    fog: 'Dieses Rätsel ist im Nebel zu spielen. Der Nebel wird hier nicht gezeigt.',
  },
  remarks: {
    picture: 'Ein Bild, das Regeln enthalten kann, wird hier nicht gezeigt.',
    column: (name) => `Die Spalte „${name}“ wird hier nicht gelesen. Sie kann Regeln enthalten.`,
    recognised: () => 'Einige Regeln wurden an ihrer Zeichnung erkannt.',
    otherSolution:
      'Der Text bringt eine Lösung mit, die nicht zu diesem Rätsel passt. Hier fehlen vielleicht Regeln.',
    severalSolutions:
      'Der Text bringt eine Lösung mit, aber dieses Rätsel hat mehrere. Hier fehlen vielleicht Regeln.',
  },
};
